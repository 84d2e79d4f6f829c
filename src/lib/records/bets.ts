/** Columns of bets, and of a member's daily gains and losses (REC-01, REC-03, REC-05, AGENT-09). */
import type { RecordColumn } from './columns.ts'

export const gameTypeLabels = {
  SPORTS: 'rewards.gameTypes.SPORTS',
  ESPORTS: 'rewards.gameTypes.ESPORTS',
  LIVE: 'rewards.gameTypes.LIVE',
  RNG: 'rewards.gameTypes.RNG',
  FISH: 'rewards.gameTypes.FISH',
  PVP: 'rewards.gameTypes.PVP',
  LOTT: 'rewards.gameTypes.LOTT',
  ELOTT: 'rewards.gameTypes.ELOTT',
} as const

export const betStatusLabels = {
  PENDING: 'records.betStatus.PENDING',
  SETTLED: 'records.betStatus.SETTLED',
  CANCELLED: 'records.betStatus.CANCELLED',
} as const

export const betStatusTones = { PENDING: 'waiting', SETTLED: 'good' } as const

const inFiles = ['file', 'teamFile'] as const

export const betColumns = [
  { field: 'placedAt', as: 'moment', title: 'records.columns.placedAt' },
  { field: 'settledAt', as: 'moment', title: 'records.columns.settledAt', views: inFiles },
  { as: 'own', id: 'account', title: 'records.columns.account', views: ['teamPage', 'teamFile'] },
  { field: 'gameName', as: 'text', title: 'records.columns.game' },
  { field: 'vendor', as: 'text', title: 'recordFiles.columns.vendor', views: inFiles },
  { field: 'gameType', as: 'label', title: 'records.columns.gameType', labels: gameTypeLabels },
  {
    field: 'status',
    as: 'label',
    title: 'records.columns.status',
    labels: betStatusLabels,
    tones: betStatusTones,
  },
  { field: 'stake', as: 'money', title: 'records.columns.stake', isSummed: true },
  {
    field: 'validBet',
    as: 'money',
    title: 'records.columns.validBet',
    views: inFiles,
    isSummed: true,
  },
  { field: 'win', as: 'money', title: 'records.columns.win', isSummed: true },
  { field: 'profit', as: 'gain', title: 'records.columns.profit', isSummed: true },
  { field: 'round', as: 'reference', title: 'recordFiles.columns.round', views: ['file'] },
  { field: 'betId', as: 'id', title: 'records.columns.reference', views: inFiles },
] as const satisfies readonly RecordColumn[]

export const profitColumns = [
  { field: 'day', as: 'day', title: 'records.columns.day' },
  { field: 'bets', as: 'count', title: 'records.columns.bets', isSummed: true },
  { field: 'stake', as: 'money', title: 'records.columns.stake', isSummed: true },
  { field: 'validBet', as: 'money', title: 'records.columns.validBet', views: ['file'] },
  { field: 'win', as: 'money', title: 'records.columns.win', isSummed: true },
  { field: 'bonuses', as: 'money', title: 'records.columns.bonuses', isSummed: true },
  { field: 'rebates', as: 'money', title: 'records.columns.rebates', isSummed: true },
  { field: 'net', as: 'gain', title: 'records.columns.net', isSummed: true },
] as const satisfies readonly RecordColumn[]
