import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { signOf } from '../../kit/format/signOf.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../MarketMoney.tsx'
import classes from './dayTrend.module.css'
import type { TrendSeries } from './trendSeries.ts'

type Props<Day> = { days: readonly Day[]; series: readonly TrendSeries<Day>[] }

/** Table of the charts' figures, the newest day first. */
export function DayFigures<Day extends { day: string }>({ days, series }: Props<Day>) {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <details className={classes.figures}>
      <summary>
        <FormattedMessage id="records.trend.figures" />
      </summary>
      <table aria-label={intl.formatMessage({ id: 'records.trend.figures' })}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="records.columns.day" />
            </th>
            {series.map(({ id, column }) => (
              <th key={id} scope="col">
                <FormattedMessage id={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((each) => (
            <tr key={each.day}>
              <th scope="row">
                <time dateTime={each.day}>
                  {formatInstant(each.day, 'shortDate', language, 'UTC')}
                </time>
              </th>
              {series.map(({ id, kind, of }) => (
                <td key={id} data-sign={kind === 'gain' ? signOf(of(each)) : undefined}>
                  <MarketMoney amount={of(each)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
