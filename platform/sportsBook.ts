/** Interface of a sports book: its matches, prices and results. */

import type { components } from '../src/api/gen/paths.ts'

type Schemas = components['schemas']

export type SportsPrice = {
  outcome: Schemas['MarketOutcome']
  /** Odds in hundredths, including the book's margin: 205 is 2.05. */
  odds: number
  /**
   * Probability of a win, without the margin of the book. A half win or a dead heat counts as part
   * of a win. Never sent to pages.
   */
  fairChance: number
  /**
   * Expected refunded part of the stake, from 0 to 1: the whole stake if the bet is void, half of
   * it for a half win or a half loss. Never sent to pages.
   */
  fairVoid: number
}

export type SportsMarket = {
  kind: Schemas['MarketKind']
  /** Line in quarter goals: 2.25 is 9. Undefined for markets without a line. */
  line?: number
  status: Schemas['SportsMarket']['status']
  prices: readonly SportsPrice[]
}

export type SportsGoal = Schemas['Goal']

/** Score of a match, and of its first half once the half has ended. */
export type SportsScore = Schemas['Score']

/** State of a match at a time. Times are milliseconds since 1970. */
export type FixtureState = {
  id: string
  sport: Schemas['Sport']
  leagueId: string
  home: string
  away: string
  kicksOffAt: number
  /** Planned end of the match. */
  endsAt: number
  status: Schemas['Fixture']['status']
  phase?: Schemas['Fixture']['phase']
  minute?: number
  /** Goals of a live or ended match, in chronological order. */
  goals: readonly SportsGoal[]
  /** All markets on offer; empty for a match that has ended or is cancelled. */
  markets: readonly SportsMarket[]
}

/**
 * Sports book of a company. Its methods run inside a transaction, so they must not wait for the
 * network.
 */
export type SportsBook = {
  /**
   * State of every match that is offered, live, or ended less than an hour ago. A result can still
   * be corrected after the end.
   * @param at milliseconds since 1970.
   */
  fixturesAt(at: number): Promise<readonly FixtureState[]>
  leagueName(leagueId: string, language: string): string
}
