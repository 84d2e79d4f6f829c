/** Sports bets as game rounds: their legs, their settlement and their cash-out value. */

import type { GameRound } from '../../../platform/domain/base/collections/play.ts'
import type { FixtureState } from '../../../platform/sportsBook.ts'
import type { BetOutcome, VendorBet } from '../../../platform/vendors.ts'
import { toDecimal, toMinor } from '../../../src/lib/money.ts'
import { formatLine, parseSelectionId, type Selection } from '../../../src/lib/sports/selections.ts'
import {
  legMultiplier,
  payout,
  potentialReturn,
  resultOf,
  settleLeg,
  settlementOf,
  voidLeg,
} from '../../../src/lib/sports/settlement.ts'
import { type CashOutLeg, cashOutValue } from '../../../src/lib/sports/slip.ts'
import { fairOf } from './bookFixtures.ts'

export type SportsRound = Extract<GameRound, { kind: 'SPORTS' }>
export type SportsLeg = SportsRound['legs'][number]

/** Time after the planned end of a match at which its bets are settled, in milliseconds. */
export const settlementDelay = 3_000

/**
 * Selection of a stored leg.
 * @throws if its id does not name a selection.
 */
export function selectionOf({ selectionId }: SportsLeg): Selection {
  const selection = parseSelectionId(selectionId)
  if (!selection) throw new Error(`No market has the selection ${selectionId}`)
  return selection
}

/** Number of goals of each side. */
export function scoreOf({ goals }: Pick<FixtureState, 'goals'>): { home: number; away: number } {
  const { home, away } = resultOf(goals)
  return { home, away }
}

/** Leg of a new bet. @param odds accepted odds in hundredths. */
export function toLeg(
  selectionId: string,
  { market, line, outcome }: Selection,
  { state, odds }: { state: FixtureState; odds: number },
): SportsLeg {
  const { sport, leagueId, home, away, kicksOffAt, status } = state
  return {
    selectionId,
    sport,
    leagueId,
    home,
    away,
    kicksOffAt: new Date(kicksOffAt).toISOString(),
    market,
    ...(line !== undefined && { line: formatLine(line) }),
    outcome,
    odds: toDecimal(odds),
    ...(status === 'LIVE' && { placedScore: scoreOf(state) }),
  }
}

const oddsOf = ({ odds }: SportsLeg): number => toMinor(odds)

/** Payout in minor units if all legs win. */
const possibleReturn = (stake: number, legs: readonly SportsLeg[]): number =>
  potentialReturn(stake, legs.map(oddsOf))

/** Settlement of a leg, with its multiplier in ten-thousandths. */
type SettledLeg = { leg: SportsLeg; multiplier: number }

/**
 * Settles a leg by the state of its match.
 * @param state undefined if the match is not stored; the leg is then void.
 * @returns undefined while the match has not ended.
 */
export function settledLeg(
  leg: SportsLeg,
  state: FixtureState | undefined,
): SettledLeg | undefined {
  if (state?.status === 'SCHEDULED' || state?.status === 'LIVE') return undefined
  const hasResult = state?.status === 'ENDED'
  const factors = hasResult ? settleLeg(selectionOf(leg), resultOf(state.goals)) : voidLeg
  const multiplier = legMultiplier(oddsOf(leg), factors)
  // A corrected result, such as a cancellation, may have no score.
  const { score: _, ...others } = leg
  const settled = {
    ...others,
    settlement: settlementOf(factors),
    multiplier: toDecimal(Math.floor(multiplier / 100)),
  }
  return { leg: hasResult ? { ...settled, score: scoreOf(state) } : settled, multiplier }
}

/**
 * Game round of a sports bet.
 * @throws if the bet belongs to another kind of game.
 */
export function sportsRoundOf({ id, gameRound }: Pick<VendorBet, 'id' | 'gameRound'>): SportsRound {
  if (gameRound.kind !== 'SPORTS') throw new Error(`The bet ${id} is not one of a sports book`)
  return gameRound
}

/**
 * Settles a bet with all its legs at once.
 * @returns undefined while one of the matches has not ended.
 */
export function settleRound(
  { stake, round }: { stake: number; round: SportsRound },
  states: ReadonlyMap<string, FixtureState>,
): BetOutcome | undefined {
  const legs = round.legs.map((leg) => settledLeg(leg, states.get(selectionOf(leg).fixtureId)))
  const settled = legs.filter((leg) => leg !== undefined)
  if (settled.length < legs.length) return undefined
  return {
    win: payout(
      stake,
      settled.map(({ multiplier }) => multiplier),
    ),
    gameRound: { ...round, legs: settled.map(({ leg }) => leg) },
  }
}

function cashOutLegOf(
  leg: SportsLeg,
  state: FixtureState | undefined,
  now: number,
): CashOutLeg | undefined {
  const settled = settledLeg(leg, state)
  if (settled) return settled
  const fair = fairOf(selectionOf(leg), state, now)
  return fair && { odds: oddsOf(leg), fairChance: fair.fairChance, fairVoid: fair.fairVoid }
}

/**
 * Cash-out value of a bet in minor units, at most its possible return.
 * @returns undefined in three cases: a leg has lost, all matches have ended, or the market of an
 * open leg is suspended or practically decided.
 */
export function cashOutOf(
  { stake, round: { legs } }: { stake: number; round: SportsRound },
  states: ReadonlyMap<string, FixtureState>,
  now: number,
): number | undefined {
  const stateOf = (leg: SportsLeg) => states.get(selectionOf(leg).fixtureId)
  const values = legs.map((leg) => cashOutLegOf(leg, stateOf(leg), now))
  const known = values.filter((value) => value !== undefined)
  const isOver = known.every((value) => 'multiplier' in value)
  if (known.length < legs.length || isOver) return undefined
  const value = Math.min(cashOutValue(stake, known), possibleReturn(stake, legs))
  return value > 0 ? value : undefined
}
