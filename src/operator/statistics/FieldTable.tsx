import { useIntl } from 'react-intl'
import { Bars } from '../figures/Bars.tsx'
import type { FieldFigure, Period } from '../figures/figures.ts'
import { useFigureTexts } from '../figures/useFigureTexts.ts'
import patterns from '../patterns.module.css'
import { useLiveRules } from '../rules/rules.queries.ts'
import { useFieldLabel } from '../rules/useFieldLabel.ts'
import classes from './statistics.module.css'

type Props = { figures: readonly FieldFigure[]; period: Period }

const measures = ['seen', 'failed', 'left'] as const

/** Table of fields with views, errors and abandonments, and their course over time. */
export function FieldTable({ figures, period }: Props) {
  const intl = useIntl()
  return (
    <div className={patterns.frame}>
      <table className={classes.table}>
        <caption className="visuallyHidden">
          {intl.formatMessage({ id: 'operator.statistics.fields' })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'operator.statistics.field' })}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {intl.formatMessage({ id: `operator.statistics.measures.${measure}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <FieldLine key={figure.field} figure={figure} period={period} />
          ))}
        </tbody>
      </table>
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
    <tr>
      <th scope="row">
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
      </th>
      {cells.map(({ measure, total, share }) => (
        <td key={measure} data-empty={total === 0 || undefined}>
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
        </td>
      ))}
    </tr>
  )
}
