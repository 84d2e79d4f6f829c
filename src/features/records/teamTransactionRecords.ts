import { defineRecords } from '../../kit/records/definition.ts'
import { levelFilter } from '../../kit/records/levelFilter.ts'
import { MemberCell } from '../../kit/records/MemberCell.tsx'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { transactionColumns, transactionLabels } from '../../lib/records/transactions.ts'
import { PairedTrendSkeleton } from '../../session/trend/DayTrendSkeleton.tsx'
import { TeamTransactionSummary } from './TeamTransactionSummary.tsx'

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
  ],
})
