import { betStatusLabels, gameTypeLabels } from '../../lib/records/bets.ts'

/** Filters of the bet records in addition to the period, for a member's bets and a team's bets. */
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
