/** Columns of a member's points and redemptions (PTS-03 to PTS-06). */
import type { RecordColumn } from './columns.ts'

export const pointSourceLabels = {
  LIVE: 'points.sources.LIVE',
  LOTTERY: 'points.sources.LOTTERY',
  PVP: 'points.sources.PVP',
  RNG: 'points.sources.RNG',
  SPORTS: 'points.sources.SPORTS',
  DEPOSIT: 'points.sources.DEPOSIT',
  REDEEM: 'points.sources.REDEEM',
  REDEEM_RETURNED: 'points.sources.REDEEM_RETURNED',
  CONVERT: 'points.sources.CONVERT',
  MISSION: 'points.sources.MISSION',
  WHEEL: 'points.sources.WHEEL',
} as const

export const redemptionLabels = {
  IN_PROCESS: 'points.status.IN_PROCESS',
  REJECTED: 'points.status.REJECTED',
  APPROVED: 'points.status.APPROVED',
} as const

export const redemptionTones = { IN_PROCESS: 'waiting', REJECTED: 'bad', APPROVED: 'good' } as const

export const pointColumns = [
  { field: 'at', as: 'moment', title: 'records.columns.at' },
  { field: 'type', as: 'label', title: 'points.columns.type', labels: pointSourceLabels },
  { field: 'subject', as: 'text', title: 'points.columns.subject', views: ['page'] },
  { field: 'reference', as: 'id', title: 'records.columns.reference', views: ['file'] },
  { field: 'changedPoints', as: 'change', title: 'points.columns.changed' },
  { field: 'balance', as: 'count', title: 'records.columns.balanceAfter' },
] as const satisfies readonly RecordColumn[]

export const redemptionColumns = [
  { field: 'appliedAt', as: 'moment', title: 'points.columns.appliedAt' },
  { field: 'referenceNo', as: 'id', title: 'points.columns.referenceNo' },
  {
    field: 'type',
    as: 'label',
    title: 'points.columns.type',
    labels: { BONUS: 'points.types.BONUS', PHYSICAL: 'points.types.PHYSICAL' },
  },
  { field: 'name', as: 'text', title: 'points.columns.name' },
  { field: 'quantity', as: 'count', title: 'points.redeem.quantity' },
  { field: 'points', as: 'count', title: 'points.columns.points' },
  { field: 'amount', as: 'money', title: 'records.columns.amount' },
  {
    field: 'status',
    as: 'label',
    title: 'records.columns.status',
    labels: redemptionLabels,
    tones: redemptionTones,
  },
] as const satisfies readonly RecordColumn[]
