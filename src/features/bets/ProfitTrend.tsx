import { useIntl } from 'react-intl'
import { GainBars } from '../../kit/chart/GainBars.tsx'
import { formatInstant } from '../../kit/format/dates.ts'
import { moneyText } from '../../kit/format/money.ts'
import { formatMonth } from '../../kit/format/months.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import type { RecordAnswer } from '../../kit/records/definition.ts'
import { toDecimal } from '../../lib/money.ts'
import { useMarket } from '../../session/market.ts'
import classes from './ProfitTrend.module.css'
import { profitTrend } from './profitTrend.ts'

/** The result of each day, or month, as bars; the table below has the same figures (REC-03). */
export function ProfitTrend({ answer }: { answer: RecordAnswer<'/wps/records/profit'> }) {
  const intl = useIntl()
  const language = useLanguage()
  const { currencySymbol, timeZone } = useMarket()
  const { unit, points } = profitTrend(answer.days, answer.period, timeZone)
  if (points.length === 0) return null
  const money = (minor: number) => moneyText(toDecimal(minor), currencySymbol, language)
  const dateOf = (start: string) =>
    unit === 'month' ? formatMonth(start, language) : formatInstant(start, 'date', language, 'UTC')
  const nets = points.map(({ net }) => net)
  const highest = Math.max(0, ...nets)
  const lowest = Math.min(0, ...nets)
  const first = dateOf(points[0]?.start ?? '')
  const last = dateOf(points.at(-1)?.start ?? '')
  return (
    <section className={classes.trend}>
      <h2 className={classes.title}>{intl.formatMessage({ id: `records.trend.${unit}` })}</h2>
      <GainBars
        bars={points.map(({ start, net }) => ({
          id: start,
          value: net,
          title: intl.formatMessage(
            { id: 'records.trend.point' },
            { date: dateOf(start), amount: money(net) },
          ),
        }))}
        label={intl.formatMessage(
          { id: 'records.trend.label' },
          {
            first,
            last,
            gains: nets.filter((net) => net > 0).length,
            losses: nets.filter((net) => net < 0).length,
            highest: money(highest),
            lowest: money(lowest),
          },
        )}
        highest={money(highest)}
        lowest={money(lowest)}
        first={first}
        last={last}
      />
    </section>
  )
}

/** The chart's shape while its figures are on the way. */
export const ProfitTrendBones = () => <span className={classes.bones} />
