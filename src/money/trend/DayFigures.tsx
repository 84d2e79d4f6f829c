import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { signOf } from '../../kit/format/signOf.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { ThemeProvider } from '../../kit/theme/ThemeProvider.tsx'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { type DataColumn, DataTable } from '../../ui/DataTable.tsx'
import classes from './dayTrend.module.css'
import type { TrendSeries } from './trendSeries.ts'

type Props<Day> = { days: readonly Day[]; series: readonly TrendSeries<Day>[] }

/** Table with the amounts of the charts, newest day first. */
export function DayFigures<Day extends { day: string }>({ days, series }: Props<Day>) {
  const intl = useIntl()
  const language = useLanguage()
  const columns: DataColumn<Day>[] = [
    {
      id: 'day',
      title: intl.formatMessage({ id: 'records.columns.day' }),
      isHeading: true,
      cell: ({ day }) => (
        <time dateTime={day}>{formatInstant(day, 'shortDate', language, 'UTC')}</time>
      ),
    },
    ...series.map(({ id, column, kind, of }) => ({
      id,
      title: intl.formatMessage({ id: column }),
      isFigure: true,
      cell: (day: Day) => (
        <span data-sign={kind === 'gain' ? signOf(of(day)) : undefined}>
          <MarketMoney amount={of(day)} />
        </span>
      ),
    })),
  ]
  return (
    <details className={classes.figures}>
      <summary>
        <FormattedMessage id="records.trend.figures" />
      </summary>
      <ThemeProvider>
        <DataTable
          label={intl.formatMessage({ id: 'records.trend.figures' })}
          shape="lines"
          columns={columns}
          rows={days}
          rowKey={({ day }) => day}
        />
      </ThemeProvider>
    </details>
  )
}
