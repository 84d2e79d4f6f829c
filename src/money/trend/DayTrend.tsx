import { useIntl } from 'react-intl'
import { GainBars } from '../../kit/chart/GainBars.tsx'
import { formatInstant } from '../../kit/format/dates.ts'
import { moneyText } from '../../kit/format/money.ts'
import { formatMonth } from '../../kit/format/months.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { useMarket } from '../../session/market.ts'
import { DayFigures } from './DayFigures.tsx'
import classes from './dayTrend.module.css'
import { type TrendPoint, trendPoints } from './trendPoints.ts'
import type { TrendSeries } from './trendSeries.ts'

type Props<Day> = {
  days: readonly Day[]
  /** Period that the charts cover, in RFC 3339 timestamps; `to` is exclusive. */
  period: { from: string; to: string }
  series: readonly TrendSeries<Day>[]
  /** Adds a table of the amounts by day, for pages that do not list days themselves. */
  hasFigures?: boolean
}

/** Bar charts of amounts by day or month, one chart for each series (REC-03). */
export function DayTrend<Day extends { day: string }>({
  days,
  period,
  series,
  hasFigures = false,
}: Props<Day>) {
  const intl = useIntl()
  const { timeZone } = useMarket()
  if (days.length === 0) return null
  return (
    <div className={classes.trend}>
      <div className={classes.charts}>
        {series.map(({ id, titles, kind, of }) => {
          const values = days.map((each) => ({ day: each.day, value: toMinor(of(each)) }))
          const { unit, points } = trendPoints(values, period, timeZone)
          return (
            <section key={id}>
              <h2 className={classes.title}>
                {intl.formatMessage({ id: titles[unit] ?? titles.day })}
              </h2>
              <Bars kind={kind} unit={unit} points={points} />
            </section>
          )
        })}
      </div>
      {hasFigures && <DayFigures days={days} series={series} />}
    </div>
  )
}

type BarsProps = { kind: 'gain' | 'amount'; unit: 'day' | 'month'; points: readonly TrendPoint[] }

function Bars({ kind, unit, points }: BarsProps) {
  const intl = useIntl()
  const language = useLanguage()
  const { currencySymbol } = useMarket()
  const money = (minor: number) => moneyText(toDecimal(minor), currencySymbol, language)
  const dateOf = (start: string) =>
    unit === 'month' ? formatMonth(start, language) : formatInstant(start, 'date', language, 'UTC')
  const values = points.map(({ value }) => value)
  const highest = money(Math.max(0, ...values))
  const lowest = money(Math.min(0, ...values))
  const first = dateOf(points[0]?.start ?? '')
  const last = dateOf(points.at(-1)?.start ?? '')
  const gains = values.filter((value) => value > 0).length
  const losses = values.filter((value) => value < 0).length
  return (
    <GainBars
      bars={points.map(({ start, value }) => ({
        id: start,
        value,
        title: intl.formatMessage(
          { id: 'records.trend.point' },
          { date: dateOf(start), amount: money(value) },
        ),
      }))}
      label={
        kind === 'gain'
          ? intl.formatMessage(
              { id: 'records.trend.label' },
              { first, last, gains, losses, highest, lowest },
            )
          : intl.formatMessage({ id: 'records.trend.amounts' }, { first, last, gains, highest })
      }
      topLabel={highest}
      bottomLabel={lowest}
      first={first}
      last={last}
    />
  )
}
