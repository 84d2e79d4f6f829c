import { defineRecords } from '../../kit/records/definition.ts'
import { levelFilter } from '../../kit/records/levelFilter.ts'
import { MemberCell } from '../../kit/records/MemberCell.tsx'
import { PairedTrendBones } from '../../session/trend/DayTrendBones.tsx'
import { TeamTransactionSummary } from './TeamTransactionSummary.tsx'
import { transactionLabels } from './transactionLabels.ts'

const { DEPOSIT, WITHDRAWAL, TRANSFER_SENT, TRANSFER_RECEIVED, BET, WIN, BONUS, REBATE } =
  transactionLabels
const { DIVIDEND, DAILY_SALARY, HOURLY_SALARY, REALTIME_SALARY, COMMISSION } = transactionLabels

/** What moved in the wallets of an agent's team (AGENT-12, AGENT-01). */
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
  SummaryBones: PairedTrendBones,
  columns: [
    { field: 'at', as: 'moment', title: 'records.columns.at' },
    { as: 'own', id: 'account', title: 'records.columns.account', Cell: MemberCell },
    { field: 'kind', as: 'label', title: 'records.columns.kind', labels: transactionLabels },
    { field: 'reference', as: 'reference', title: 'records.columns.reference' },
    { field: 'amount', as: 'gain', title: 'records.columns.amount' },
    { field: 'balanceAfter', as: 'money', title: 'records.columns.balanceAfter' },
  ],
  totals: [
    { field: 'in', as: 'money', title: 'records.directions.IN' },
    { field: 'out', as: 'money', title: 'records.directions.OUT' },
  ],
})
