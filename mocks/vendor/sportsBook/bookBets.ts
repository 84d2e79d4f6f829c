/** Sports bets of a player: their list, and cash-outs. */

import type { FixtureState } from '../../../platform/sportsBook.ts'
import { readBetId, readInteger } from '../fair/readBody.ts'
import {
  type ActBody,
  type Play,
  type PlayedRound,
  RefusedAct,
  type StakeBalance,
} from '../frame/emulatedGame.ts'
import { balanceFor } from '../frame/play.ts'
import { statesOf } from './bookFixtures.ts'
import {
  cashOutOf,
  type SportsLeg,
  type SportsRound,
  scoreOf,
  selectionOf,
  settledLeg,
} from './sportsRound.ts'

/** Current state of the match of a leg. */
export type LegMatch = Pick<FixtureState, 'status' | 'phase' | 'minute'> & {
  score?: { home: number; away: number }
  /**
   * Settlement of the leg by the result of its match, once the match has ended. The bet itself may
   * be settled later.
   */
  settlement?: SportsLeg['settlement']
}

/** Bet in the format of the page. */
export type BookBet = Omit<PlayedRound, 'gameRound'> & {
  gameRound: SportsRound
  /**
   * Matches of the legs, in the order of the legs. All entries of a settled bet are null, and so is
   * the entry of a match that is no longer stored.
   */
  matches: readonly (LegMatch | null)[]
  /** Cash-out value in minor units; omitted while the bet cannot be cashed out. */
  cashOut?: number
}

export type BetsView = {
  now: number
  /** Open bets, newest first. */
  open: readonly BookBet[]
  /** Ended bets, newest first. */
  ended: readonly BookBet[]
  balance?: StakeBalance
}

/** Response to a cash-out request. */
export type CashOutAnswer =
  | { bet: BookBet; refused?: never }
  /** `cashOut` is the current value; omitted while the bet cannot be cashed out. */
  | { bet?: never; refused: 'SUSPENDED' | 'VALUE_FELL'; cashOut?: number }

/** Maximum number of open bets, and of settled bets, that the page shows. */
const betsShown = 60

export type SportsBet = PlayedRound & { gameRound: SportsRound }

const isSports = (round: PlayedRound): round is SportsBet => round.gameRound.kind === 'SPORTS'

export function asSports(round: PlayedRound): SportsBet {
  if (!isSports(round)) throw new RefusedAct('REQUEST_INVALID')
  return round
}

function matchOf(leg: SportsLeg, state: FixtureState | undefined): LegMatch | null {
  if (!state) return null
  const { status, phase, minute } = state
  const settlement = settledLeg(leg, state)?.leg.settlement
  return {
    status,
    ...(phase !== undefined && { phase }),
    ...(minute !== undefined && { minute }),
    ...((status === 'LIVE' || status === 'ENDED') && { score: scoreOf(state) }),
    ...(settlement !== undefined && { settlement }),
  }
}

/**
 * Bet in the format of the page.
 * @param states current states of its matches, by id.
 * @param now milliseconds since 1970.
 */
export function toBookBet(
  bet: SportsBet,
  states: ReadonlyMap<string, FixtureState>,
  now: number,
): BookBet {
  const { stake, status, gameRound } = bet
  const matches = gameRound.legs.map((leg) => matchOf(leg, states.get(selectionOf(leg).fixtureId)))
  const cashOut =
    status === 'PENDING' ? cashOutOf({ stake, round: gameRound }, states, now) : undefined
  return cashOut === undefined ? { ...bet, matches } : { ...bet, matches, cashOut }
}

const fixtureIdsOf = (bets: readonly SportsBet[]): string[] =>
  bets.flatMap(({ gameRound: { legs } }) => legs.map((leg) => selectionOf(leg).fixtureId))

/** The player's bets in this game; none in a free trial. */
export async function viewBets(play: Play): Promise<BetsView> {
  const { context, memberId, game } = play
  const now = context.now()
  const open = (await play.pending(betsShown)).filter(isSports)
  const recent = (await play.recent(betsShown)).filter(isSports)
  // Settled bets have the results in their legs, so only the matches of open bets are read.
  const states = await statesOf(context.store, fixtureIdsOf(open))
  const view = {
    now,
    open: open.map((bet) => toBookBet(bet, states, now)),
    ended: recent
      .filter(({ status }) => status !== 'PENDING')
      .map((bet) => toBookBet(bet, new Map(), now)),
  }
  if (memberId === undefined) return view
  return { ...view, balance: await balanceFor(context, memberId, game.vendor) }
}

/** Thrown to reject a cash-out with its current value. */
class RefusedCashOut extends Error {
  readonly answer: CashOutAnswer

  constructor(answer: CashOutAnswer) {
    super('The cash-out is refused')
    this.answer = answer
  }
}

/**
 * Cashes a whole bet out at its current value. A bet that has ended is returned unchanged, so that
 * a repeated request is paid once.
 */
export async function cashOut(play: Play, body: ActBody): Promise<CashOutAnswer> {
  const { context } = play
  const betId = readBetId(body.betId)
  const shown = readInteger(body.value, 1, Number.MAX_SAFE_INTEGER)
  try {
    const settled = await play.settle(betId, async (round, tables) => {
      const { stake, gameRound } = asSports(round)
      const now = context.now()
      const states = await statesOf(
        tables,
        gameRound.legs.map((leg) => selectionOf(leg).fixtureId),
      )
      const value = cashOutOf({ stake, round: gameRound }, states, now)
      if (value === undefined) throw new RefusedCashOut({ refused: 'SUSPENDED' })
      if (value < shown) throw new RefusedCashOut({ refused: 'VALUE_FELL', cashOut: value })
      const cashedOutAt = new Date(now).toISOString()
      return { win: value, gameRound: { ...gameRound, cashedOutAt } }
    })
    return { bet: toBookBet(asSports(settled), new Map(), context.now()) }
  } catch (error) {
    if (error instanceof RefusedCashOut) return error.answer
    throw error
  }
}
