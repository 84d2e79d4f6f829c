import { useIntl } from 'react-intl'
import { Bars } from './Bars.tsx'
import classes from './fieldFigures.module.css'
import { fieldFigures } from './figures.ts'
import { useStatistics } from './statistics.queries.ts'
import { useFigureTexts } from './useFigureTexts.ts'

/**
 * Chart and text about a field's last seven days, for the editor of its rule. Renders nothing while
 * the statistics load, when loading fails, or when nobody has seen the field.
 */
export function FieldFigures({ field }: { field: string }) {
  const intl = useIntl()
  const texts = useFigureTexts()
  const { data } = useStatistics()
  const figure = data && fieldFigures(data, 'days').find((each) => each.field === field)
  if (!figure || figure.seenCount === 0) return null
  const { counts, seenCount, failedCount, leftCount, failedShare, leftShare } = figure
  return (
    <div className={classes.figures}>
      <Bars
        label={intl.formatMessage(
          { id: 'operator.statistics.charts.days' },
          { counts: texts.list(counts.failed) },
        )}
        series={[
          { tone: 'seen', counts: counts.seen },
          { tone: 'failed', counts: counts.failed },
        ]}
      />
      <p>
        {intl.formatMessage(
          { id: 'operator.statistics.summary' },
          {
            seen: seenCount,
            failed: failedCount,
            left: leftCount,
            failedShare: texts.share(failedShare),
            leftShare: texts.share(leftShare),
          },
        )}
      </p>
    </div>
  )
}
