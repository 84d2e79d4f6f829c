import { defineRecords } from '../../kit/records/definition.ts'
import { bonusColumns } from '../../lib/records/transactions.ts'
import { paths } from '../../paths.ts'
import { RewardsPicture } from '../../ui/pictures/RewardsPicture.tsx'

const kinds = {
  BONUS: 'records.transactionKinds.BONUS',
  REBATE: 'records.transactionKinds.REBATE',
  REFERRAL: 'records.transactionKinds.REFERRAL',
  RED_ENVELOPE: 'records.transactionKinds.RED_ENVELOPE',
  WHEEL: 'records.transactionKinds.WHEEL',
  POINTS: 'records.transactionKinds.POINTS',
} as const

/** Bonuses paid to the member (MEM-13, REC-04). */
export const bonusRecords = defineRecords({
  id: 'bonusDetails',
  path: '/wps/records/bonuses',
  rowKey: 'bonusId',
  empty: 'records.empty.bonuses',
  emptyPicture: RewardsPicture,
  onward: { to: paths.promotions(), label: 'onward.promotions' },
  filters: [
    { kind: 'period', days: 30, reach: 'years' },
    { kind: 'choice', parameter: 'kind', title: 'records.columns.kind', labels: kinds },
  ],
  csv: '/wps/records/csv/bonuses',
  columns: bonusColumns,
  totals: [{ field: 'amount', as: 'money', title: 'records.columns.amount' }],
})
