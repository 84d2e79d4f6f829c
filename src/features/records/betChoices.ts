import { betStatusLabels, gameTypeLabels } from '../../lib/records/bets.ts'

/** Filters of bet lists besides the period, for a member's bets and a team's. */
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
