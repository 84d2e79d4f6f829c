/** Interface of external game vendors. */

import type { components } from '../src/api/gen/paths.ts'
import type { FixtureState } from './sportsBook.ts'

type Schemas = components['schemas']

/** Pending bet on a round that its vendor decides. */
export type VendorBet = {
  id: string
  nodeId: string
  /** The vendor's id of the round. */
  round: string
  /** Stake in minor units. */
  stake: number
  gameRound: Schemas['GameRound']
}

/** Result of a round as its vendor has decided it. */
export type BetOutcome = {
  /** Payout, including the stake, in minor units. */
  win: number
  /** Details that explain the round in the member's records. */
  gameRound: Schemas['GameRound']
}

/** The result is not known yet; `askAt` is the time of the next query, in milliseconds since 1970. */
export type NoOutcomeYet = { askAt: number }

/** Stored settings, readable inside a transaction. */
export type StoredSettings = { get(id: string): Promise<{ value: unknown } | undefined> }

/**
 * Tables of stored settings and matches that determine the results of bets. They can be read inside
 * a transaction.
 */
export type ResultTables = {
  settings: StoredSettings
  /** Matches of the sports book, read without a lock. */
  fixtures: { peek(id: string): Promise<{ state: FixtureState } | undefined> }
}

export type Vendors = {
  /**
   * Returns the result of a bet. Called at the time given to `placeBet`, and again for a settled
   * bet after the result of one of its matches was corrected. Runs inside the transaction that
   * settles the bet, so it must not wait for the network.
   */
  resultOf(bet: VendorBet, tables: ResultTables): Promise<BetOutcome | NoOutcomeYet>
  /**
   * @returns URL at which a game is played: a path of the portal's origin, or an absolute URL.
   * @param token secret that authorizes the launch.
   */
  launchUrl(token: string): string
}
