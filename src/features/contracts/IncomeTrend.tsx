import type { RecordAnswer } from '../../kit/records/definition.ts'
import { DayTrend } from '../../session/trend/DayTrend.tsx'
import type { TrendSeries } from '../../session/trend/trendSeries.ts'

type Answer = RecordAnswer<'/wps/agent/income'>

const paid: TrendSeries<Answer['days'][number]> = {
  id: 'paid',
  titles: { day: 'records.trend.paid' },
  column: 'records.settlementStatus.PAID',
  kind: 'amount',
  of: (day) => day.paid,
}

/** Income paid on each day. */
export function IncomeTrend({ answer: { days, period } }: { answer: Answer }) {
  return <DayTrend days={days} period={period} series={[paid]} hasFigures />
}
