import { betStatusLabels, betStatusTones, gameTypeLabels } from './betLabels.ts'

/** How records of bets are narrowed down besides their days, no matter who made the bets. */
export const betChoices = [
  {
    kind: 'choice',
    parameter: 'gameType',
    title: 'records.columns.gameType',
    labels: gameTypeLabels,
  },
  {
    kind: 'choice',
    parameter: 'status',
    title: 'records.columns.status',
    labels: betStatusLabels,
  },
] as const

export const placedAt = {
  field: 'placedAt',
  as: 'moment',
  title: 'records.columns.placedAt',
} as const

/** Of a bet: the game, how it went, and its money. */
export const betColumns = [
  { field: 'gameName', as: 'text', title: 'records.columns.game' },
  { field: 'gameType', as: 'label', title: 'records.columns.gameType', labels: gameTypeLabels },
  {
    field: 'status',
    as: 'label',
    title: 'records.columns.status',
    labels: betStatusLabels,
    tones: betStatusTones,
  },
  { field: 'stake', as: 'money', title: 'records.columns.stake' },
  { field: 'win', as: 'money', title: 'records.columns.win' },
  { field: 'profit', as: 'gain', title: 'records.columns.profit' },
] as const

export const betTotals = [
  { field: 'stake', as: 'money', title: 'records.columns.stake' },
  { field: 'validBet', as: 'money', title: 'records.columns.validBet' },
  { field: 'win', as: 'money', title: 'records.columns.win' },
  { field: 'profit', as: 'gain', title: 'records.columns.profit' },
] as const
