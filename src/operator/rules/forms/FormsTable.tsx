import { useIntl } from 'react-intl'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import { Table } from '../../../ui/Table.tsx'
import patterns from '../../patterns.module.css'
import {
  bothMethods,
  dependsOnModule,
  formChanges,
  isCoreOf,
  isNeverOn,
  isOnForm,
  type Method,
} from '../coreFields.ts'
import { FieldOpener } from '../FieldOpener.tsx'
import { changeGuarded } from '../guard/guardStore.ts'
import { useSelection } from '../selection.ts'
import { isRowInFilter, type RuleFilter } from '../table/filterRules.ts'
import { NoMatch } from '../table/NoMatch.tsx'
import type { RuleRowData } from '../table/useRuleRows.ts'
import classes from './forms.module.css'

type Props = { rows: readonly RuleRowData[]; filter: RuleFilter }

/** Fields of both forms in order, with a switch for each form. */
export function FormsTable({ rows, filter }: Props) {
  const intl = useIntl()
  const shown = rows.filter((row) => isRowInFilter(row, filter))
  const orders = Object.fromEntries(
    bothMethods.map((method) => [
      method,
      rows.filter(({ rule }) => isOnForm(rule, method)).map(({ rule }) => rule.name),
    ]),
  )
  return (
    <div className={patterns.frame}>
      <Table className={`${patterns.table} ${classes.table}`}>
        <Table.Caption className="visuallyHidden">
          {intl.formatMessage({ id: 'operator.forms.title' })}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              {intl.formatMessage({ id: 'operator.rules.columns.field' })}
            </Table.Th>
            {bothMethods.map((method) => (
              <Table.Th key={method} scope="col">
                {intl.formatMessage(
                  { id: 'operator.forms.column' },
                  {
                    form: intl.formatMessage({ id: `operator.forms.${method}` }),
                    count: orders[method]?.length ?? 0,
                  },
                )}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((row) => (
            <FormsRow key={row.rule.name} row={row} orders={orders} />
          ))}
        </Table.Tbody>
      </Table>
      {shown.length === 0 && <NoMatch />}
    </div>
  )
}

type RowProps = { row: RuleRowData; orders: Readonly<Record<string, readonly string[]>> }

function FormsRow({ row: { rule, label }, orders }: RowProps) {
  const isOpen = useSelection((state) => state.open === rule.name)
  return (
    <Table.Tr data-open={isOpen || undefined}>
      <Table.Th scope="row" className={classes.name}>
        <FieldOpener name={rule.name} label={label} isOpen={isOpen} />
      </Table.Th>
      {bothMethods.map((method) => (
        <FormCell
          key={method}
          rule={rule}
          label={label}
          method={method}
          position={(orders[method]?.indexOf(rule.name) ?? -1) + 1}
        />
      ))}
    </Table.Tr>
  )
}

type CellProps = Pick<RuleRowData, 'rule' | 'label'> & { method: Method; position: number }

function FormCell({ rule, label, method, position }: CellProps) {
  const intl = useIntl()
  const isOn = position > 0
  return (
    <Table.Td className={classes.cell} data-on={isOn || undefined}>
      <div className={classes.cellLine}>
        {isNeverOn(rule.name, method) ? (
          <span className={patterns.detail}>
            {intl.formatMessage({ id: 'operator.forms.noUsername' })}
          </span>
        ) : isOn && isCoreOf(rule.name, method) ? (
          <span
            className={patterns.detail}
            title={intl.formatMessage({ id: 'operator.field.core.why' })}
          >
            {intl.formatMessage({ id: 'operator.rules.always' })}
          </span>
        ) : (
          <CheckboxField
            label={
              <span className="visuallyHidden">
                {intl.formatMessage(
                  { id: 'operator.forms.switch' },
                  { field: label, form: intl.formatMessage({ id: `operator.forms.${method}` }) },
                )}
              </span>
            }
            checked={isOn}
            onChange={({ target }) =>
              changeGuarded(rule.name, formChanges(rule, method, target.checked))
            }
          />
        )}
        {isOn && (
          <span className={classes.position}>
            {intl.formatMessage({ id: 'operator.forms.position' }, { position })}
          </span>
        )}
        {isOn && rule.required && (
          <span className={patterns.detail}>
            {intl.formatMessage({ id: 'operator.rules.columns.required' })}
          </span>
        )}
        {isOn && dependsOnModule(rule.name, method) && (
          <span className={patterns.detail}>
            {intl.formatMessage({ id: 'operator.forms.depends' })}
          </span>
        )}
      </div>
    </Table.Td>
  )
}
