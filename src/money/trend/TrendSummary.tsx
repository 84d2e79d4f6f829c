import type { ReactNode } from 'react'
import { DayTrend } from './DayTrend.tsx'
import type { TrendSeries } from './trendSeries.ts'

type Props<Day> = {
  /** Text about the members whose data is shown. */
  whose: ReactNode
  answer: { days: readonly Day[]; period: { from: string; to: string } }
  series: readonly TrendSeries<Day>[]
}

/**
 * Summary above an agent's list: the members whose data is shown, and charts of the daily totals.
 */
export function TrendSummary<Day extends { day: string }>({ whose, answer, series }: Props<Day>) {
  return (
    <>
      {whose}
      <DayTrend days={answer.days} period={answer.period} series={series} hasFigures />
    </>
  )
}
