import { betStatusLabels, gameTypeLabels } from '../../lib/records/bets.ts'

/** The filters of bets besides their days, for a member's and a team's. */
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
