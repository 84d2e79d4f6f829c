/**
 * Columns of rewards, rebates, VIP bonuses, spins and commissions (MEM-02, MEM-14, MEM-15, MEM-18,
 * PROMO-03).
 */
import type { RecordColumn } from './columns.ts'

const rewardKindLabels = {
  PROMOTION: 'rewards.kinds.PROMOTION',
  ACTIVITY: 'rewards.kinds.ACTIVITY',
  MISSION: 'rewards.kinds.MISSION',
  VIP: 'rewards.kinds.VIP',
  CODE: 'rewards.kinds.CODE',
  RAFFLE: 'rewards.kinds.RAFFLE',
  TEAM: 'rewards.kinds.TEAM',
  REBATE: 'rewards.kinds.REBATE',
  RED_ENVELOPE: 'rewards.kinds.RED_ENVELOPE',
  WHEEL: 'rewards.kinds.WHEEL',
} as const

export const rewardColumns = [
  { field: 'title', as: 'text', title: 'records.columns.reward', languageField: 'titleLanguage' },
  { field: 'kind', as: 'label', title: 'records.columns.kind', labels: rewardKindLabels },
  { field: 'createdAt', as: 'moment', title: 'records.columns.createdAt' },
  { field: 'expiresAt', as: 'moment', title: 'records.columns.expiresAt' },
  { field: 'amount', as: 'money', title: 'records.columns.amount' },
  { as: 'own', id: 'wagering', title: 'records.columns.wagering' },
  { as: 'own', id: 'status', title: 'records.columns.status' },
] as const satisfies readonly RecordColumn[]

export const rebateColumns = [
  { field: 'claimedAt', as: 'moment', title: 'records.columns.claimedAt' },
  { field: 'levelName', as: 'text', title: 'records.columns.level' },
  {
    as: 'own',
    id: 'calculation',
    title: 'records.columns.calculation',
  },
  { field: 'amount', as: 'money', title: 'records.columns.amount' },
] as const satisfies readonly RecordColumn[]

export const vipBonusColumns = [
  { field: 'claimedAt', as: 'moment', title: 'records.columns.claimedAt' },
  {
    field: 'kind',
    as: 'label',
    title: 'records.columns.kind',
    labels: {
      LEVEL_UP: 'rewards.vip.levelUp',
      WEEKLY: 'rewards.vip.weekly',
      BIRTHDAY: 'rewards.vip.birthday',
    },
  },
  { field: 'level', as: 'text', title: 'records.columns.level' },
  { field: 'amount', as: 'gain', title: 'records.columns.amount' },
] as const satisfies readonly RecordColumn[]

export const spinColumns = [
  { field: 'at', as: 'moment', title: 'records.columns.at' },
  { as: 'own', id: 'prize', title: 'rewards.wheel.prize' },
] as const satisfies readonly RecordColumn[]

export const friendColumns = [
  { field: 'nickname', as: 'name', title: 'records.columns.friend' },
  { field: 'joinedAt', as: 'moment', title: 'records.columns.joinedAt' },
  { field: 'turnover', as: 'money', title: 'records.columns.validBet' },
  { as: 'own', id: 'state', title: 'records.columns.status' },
] as const satisfies readonly RecordColumn[]

export const commissionColumns = [
  { field: 'day', as: 'day', title: 'records.columns.day' },
  { field: 'turnover', as: 'money', title: 'records.columns.friendsBets' },
  { field: 'commission', as: 'money', title: 'records.columns.commission' },
  {
    field: 'status',
    as: 'label',
    title: 'records.columns.status',
    labels: {
      OPEN: 'rewards.referral.commissions.OPEN',
      CLAIMABLE: 'rewards.referral.commissions.CLAIMABLE',
      CLAIMED: 'rewards.referral.commissions.CLAIMED',
    },
    tones: { OPEN: 'neutral', CLAIMABLE: 'waiting', CLAIMED: 'good' },
  },
] as const satisfies readonly RecordColumn[]
