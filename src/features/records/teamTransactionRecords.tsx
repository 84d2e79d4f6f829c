import { defineRecords, type RecordAnswer } from '../../kit/records/definition.ts'
import { levelFilter } from '../../kit/records/levelFilter.ts'
import { MemberCell } from '../../kit/records/MemberCell.tsx'
import { MemberChip } from '../../kit/records/MemberChip.tsx'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { transactionColumns, transactionLabels } from '../../lib/records/transactions.ts'
import { PairedTrendSkeleton } from '../../money/trend/DayTrendSkeleton.tsx'
import { TrendSummary } from '../../money/trend/TrendSummary.tsx'
import type { TrendSeries } from '../../money/trend/trendSeries.ts'

type Answer = RecordAnswer<'/wps/agent/transactions'>

const series: readonly TrendSeries<Answer['days'][number]>[] = [
  {
    id: 'in',
    titles: { day: 'records.trend.in' },
    column: 'records.directions.IN',
    kind: 'amount',
    of: (day) => day.in,
  },
  {
    id: 'out',
    titles: { day: 'records.trend.out' },
    column: 'records.directions.OUT',
    kind: 'amount',
    of: ({ out }) => out,
  },
]

/** The selected team member, with a chart of the wallet's movements by day. */
const TeamTransactionSummary = ({ answer }: { answer: Answer }) => (
  <TrendSummary whose={<MemberChip member={answer.member} />} answer={answer} series={series} />
)

const { DEPOSIT, WITHDRAWAL, TRANSFER_SENT, TRANSFER_RECEIVED, BET, WIN, BONUS, REBATE } =
  transactionLabels
const { DIVIDEND, DAILY_SALARY, HOURLY_SALARY, REALTIME_SALARY, COMMISSION } = transactionLabels

/** Entries in the wallets of an agent's team (AGENT-12, AGENT-01). */
export const teamTransactionRecords = defineRecords({
  id: 'accountDetails',
  path: '/wps/agent/transactions',
  rowKey: 'transactionId',
  empty: 'records.empty.transactions',
  csv: '/wps/agent/csv/transactions',
  filters: [
    { kind: 'scope', parameter: 'memberId' },
    { kind: 'period', days: 7 },
    levelFilter,
    {
      kind: 'choice',
      parameter: 'kind',
      title: 'records.columns.kind',
      labels: {
        DEPOSIT,
        WITHDRAWAL,
        TRANSFER_SENT,
        TRANSFER_RECEIVED,
        BET,
        WIN,
        BONUS,
        REBATE,
        DIVIDEND,
        DAILY_SALARY,
        HOURLY_SALARY,
        REALTIME_SALARY,
        COMMISSION,
      },
    },
  ],
  Summary: TeamTransactionSummary,
  SummarySkeleton: PairedTrendSkeleton,
  columns: pageColumns(transactionColumns, 'teamPage', { account: MemberCell }),
  totals: [
    { field: 'in', as: 'money', title: 'records.directions.IN' },
    { field: 'out', as: 'money', title: 'records.directions.OUT' },
    { field: 'bonuses', as: 'money', title: 'records.columns.allBonuses' },
  ],
})
