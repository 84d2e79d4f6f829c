import { FormattedMessage } from 'react-intl'
import type { RecordAnswer } from '../../kit/records/definition.ts'
import { earningLabels } from '../../lib/records/settlements.ts'
import { DayTrend } from '../../money/trend/DayTrend.tsx'
import type { TrendSeries } from '../../money/trend/trendSeries.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { FactList } from '../../ui/FactList.tsx'

type Answer = RecordAnswer<'/wps/agent/income'>

const paidSeries: TrendSeries<Answer['days'][number]> = {
  id: 'paid',
  titles: { day: 'records.trend.paid' },
  column: 'records.settlementStatus.PAID',
  kind: 'amount',
  of: (day) => day.paid,
}

function IncomeTrend({ answer: { days, period } }: { answer: Answer }) {
  return <DayTrend days={days} period={period} series={[paidSeries]} hasFigures />
}

type Props = { answer: RecordAnswer<'/wps/agent/income'> }

/** Income by kind and by day. */
export function IncomeSummary({ answer }: Props) {
  return (
    <>
      <IncomeKinds answer={answer} />
      <IncomeTrend answer={answer} />
    </>
  )
}

/** Paid and owed income of each kind. */
function IncomeKinds({ answer }: Props) {
  if (answer.totals.length === 0) return null
  return (
    <FactList
      shape="tiles"
      facts={answer.totals.map(({ kind, paid, owed }) => ({
        id: kind,
        term: <FormattedMessage id={earningLabels[kind]} />,
        value: (
          <>
            <MarketMoney amount={paid} />
            <OwedAmount amount={owed} />
          </>
        ),
      }))}
    />
  )
}

function OwedAmount({ amount }: { amount: string }) {
  if (!/[1-9]/.test(amount)) return null
  return (
    <small>
      <FormattedMessage id="records.owed" values={{ amount: <MarketMoney amount={amount} /> }} />
    </small>
  )
}
