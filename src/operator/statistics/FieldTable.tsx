import { useIntl } from 'react-intl'
import { Table } from '../../ui/Table.tsx'
import { Bars } from '../figures/Bars.tsx'
import type { FieldFigure, Period } from '../figures/figures.ts'
import { useFigureTexts } from '../figures/useFigureTexts.ts'
import patterns from '../patterns.module.css'
import { useLiveRules } from '../rules/rules.queries.ts'
import { useFieldLabel } from '../rules/useFieldLabel.ts'
import classes from './statistics.module.css'

type Props = { figures: readonly FieldFigure[]; period: Period }

const measures = ['seen', 'failed', 'left'] as const

/** Table of fields with their views, errors and abandonments, each with a chart over time. */
export function FieldTable({ figures, period }: Props) {
  const intl = useIntl()
  return (
    <div className={patterns.frame}>
      <Table className={classes.table} tabularNums>
        <Table.Caption className="visuallyHidden">
          {intl.formatMessage({ id: 'operator.statistics.fields' })}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              {intl.formatMessage({ id: 'operator.statistics.field' })}
            </Table.Th>
            {measures.map((measure) => (
              <Table.Th key={measure} scope="col">
                {intl.formatMessage({ id: `operator.statistics.measures.${measure}` })}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {figures.map((figure) => (
            <FieldLine key={figure.field} figure={figure} period={period} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function FieldLine({ figure, period }: { figure: FieldFigure; period: Period }) {
  const intl = useIntl()
  const texts = useFigureTexts()
  const labelOf = useFieldLabel()
  const rules = useLiveRules().data?.draft.fields ?? []
  const { field, counts, seenCount, failedCount, leftCount, failedShare, leftShare } = figure
  const { uncheckedCount } = figure
  const cells = [
    { measure: 'seen', total: seenCount, share: undefined },
    { measure: 'failed', total: failedCount, share: failedShare },
    { measure: 'left', total: leftCount, share: leftShare },
  ] as const
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <span className={classes.fieldName}>
          {labelOf(
            field,
            rules.find(({ name }) => name === field),
          )}
        </span>
        <code className={patterns.key}>{field}</code>
        {uncheckedCount > 0 && (
          <span className={classes.unchecked}>
            {intl.formatMessage({ id: 'operator.statistics.unchecked' }, { count: uncheckedCount })}
          </span>
        )}
      </Table.Th>
      {cells.map(({ measure, total, share }) => (
        <Table.Td key={measure} data-empty={total === 0 || undefined}>
          <span className={classes.cellHead} aria-hidden="true">
            {intl.formatMessage({ id: `operator.statistics.measures.${measure}` })}
          </span>
          <span className={classes.numbers}>
            <span className={classes.total}>{texts.count(total)}</span>
            {share !== undefined && <span className={patterns.note}>{texts.share(share)}</span>}
          </span>
          <Bars
            label={intl.formatMessage(
              { id: `operator.statistics.charts.${period}` },
              { counts: texts.list(counts[measure]) },
            )}
            series={[{ tone: measure, counts: counts[measure] }]}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  )
}
