import type { ReactNode } from 'react'
import { DayTrend } from './DayTrend.tsx'
import type { TrendSeries } from './trendSeries.ts'

type Props<Day> = {
  /** Says whose part of the list is shown. */
  whose: ReactNode
  answer: { days: readonly Day[]; period: { from: string; to: string } }
  series: readonly TrendSeries<Day>[]
}

/** What stands above a list of an agent: whose part of it is shown, and what that is by day. */
export function TrendSummary<Day extends { day: string }>({ whose, answer, series }: Props<Day>) {
  return (
    <>
      {whose}
      <DayTrend days={answer.days} period={answer.period} series={series} hasFigures />
    </>
  )
}
