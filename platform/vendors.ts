/** Interface of external game vendors. */

import type { components } from '../src/api/gen/paths.ts'

type Schemas = components['schemas']

/** Pending bet on a round that its vendor decides. */
export type VendorBet = {
  id: string
  nodeId: string
  /** The vendor's id of the round. */
  round: string
  /** In minor units. */
  stake: number
  gameRound: Schemas['GameRound']
}

/** Result of a round as its vendor has decided it. */
export type BetOutcome = {
  /** Payout, including the stake, in minor units. */
  win: number
  /** Explains the round in the records. */
  gameRound: Schemas['GameRound']
}

/** Stored settings, readable inside a transaction. */
export type StoredSettings = { get(id: string): Promise<{ value: unknown } | undefined> }

export type Vendors = {
  /**
   * Result of a bet at the time given to `placeBet`. Runs inside the transaction that settles the
   * bet, so it must not wait for the network.
   */
  resultOf(bet: VendorBet, settings: StoredSettings): Promise<BetOutcome>
  /**
   * @returns URL at which a game is played: a path of the portal's origin, or an absolute URL.
   * @param token secret that authorizes the launch.
   */
  launchUrl(token: string): string
}
