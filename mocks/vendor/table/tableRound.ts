/** Data that the server of a table exchanges with its page. Amounts are minor units. */
import type { NeighborWin } from '../../content/games/tableCrew.ts'
import type { SettledChip, TableChip } from '../../rules/table/tableChips.ts'
import type { TableResult } from '../../rules/table/tableOutcomes.ts'
import type { TableTimes } from '../../rules/table/tableTimes.ts'
import type { StakeBalance } from '../frame/emulatedGame.ts'

export type TableBet = {
  number: number
  status: 'PENDING' | 'SETTLED' | 'CANCELLED'
  stake: number
  /** Payout, including the stake; 0 until the bet is settled. */
  win: number
  chips: readonly TableChip[]
  balance?: StakeBalance
}

export type ClosedRound = TableResult & {
  isOpen: false
  /** Spots that pay more than their stake. */
  winners: readonly string[]
  /** The player's chips with their payouts. The payouts are credited when the bet is settled. */
  chips: readonly SettledChip[]
  /** The player's bet on the round. Undefined if there is none, and in a free trial. */
  bet?: TableBet
}
export type RoundAnswer = ClosedRound | { isOpen: true }

/** Data of a table that changes from round to round. */
export type TableNews = {
  /** Time of the server, in milliseconds since 1970. */
  now: number
  players: number
  dealer: { name: string; picture: string }
  /** Other players' wins in the last round, the highest first. */
  neighbors: readonly NeighborWin[]
}

/** Maximum stake, highest payout and RTP of a spot. */
export type SpotOffer = { maximum: number; highest: number; rtp: number }

/** Bet of an earlier round with its outcome. */
export type PastBet = TableBet & { outcome: readonly string[]; placedAt: number }

export type TableOpening<Options = object> = {
  times: TableTimes
  spots: Readonly<Record<string, SpotOffer>>
  /** Maximum number of spots in a bet. */
  largestChips: number
  /** Newest result first. */
  results: readonly TableResult[]
  news: TableNews
  /** Bet on the current round. */
  bet?: TableBet
  /** The player's settled bets at this table, newest first. */
  past: readonly PastBet[]
  options: Options
}
