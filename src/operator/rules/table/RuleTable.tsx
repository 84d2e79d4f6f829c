import { useIntl } from 'react-intl'
import patterns from '../../patterns.module.css'
import { useSelection } from '../selection.ts'
import { isRowInFilter, type RuleFilter } from './filterRules.ts'
import { NoMatch } from './NoMatch.tsx'
import { RuleRow } from './RuleRow.tsx'
import classes from './table.module.css'
import { useMoves } from './useMoves.ts'
import type { RuleRowData } from './useRuleRows.ts'

const columns = ['enabled', 'required', 'patternId', 'lengths', 'verdict'] as const

type Props = { rows: readonly RuleRowData[]; filter: RuleFilter }

/** Fields that match the filter, in the order of the form. */
export function RuleTable({ rows, filter }: Props) {
  const intl = useIntl()
  const { moves, announcement } = useMoves()
  const open = useSelection((state) => state.open)
  const shown = rows
    .map((row, index) => ({ ...row, position: index + 1 }))
    .filter((row) => isRowInFilter(row, filter))
  return (
    <div className={classes.frame}>
      <p className="visuallyHidden" role="status">
        {announcement}
      </p>
      <table className={`${patterns.table} ${classes.table}`}>
        <caption className="visuallyHidden">
          {intl.formatMessage({ id: 'operator.rules.title' })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={classes.gripColumn}>
              <span className="visuallyHidden">
                {intl.formatMessage({ id: 'operator.rules.columns.order' })}
              </span>
            </th>
            <th scope="col">{intl.formatMessage({ id: 'operator.rules.columns.field' })}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {intl.formatMessage({ id: `operator.rules.columns.${column}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <RuleRow
              key={row.rule.name}
              {...row}
              count={rows.length}
              isOpen={open === row.rule.name}
              moves={moves}
            />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <NoMatch />}
    </div>
  )
}
