/** Places the bets of a slip at current prices. */

import type { DomainTables } from '../../../platform/domain/base/collections/collections.ts'
import { idInTime } from '../../../platform/domain/base/context/ids.ts'
import { lockMember } from '../../../platform/domain/money/ledger/lockMember.ts'
import type { FixtureState } from '../../../platform/sportsBook.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { potentialReturn } from '../../../src/lib/sports/settlement.ts'
import { acceptsMove } from '../../../src/lib/sports/slip.ts'
import { highestWin } from '../fair/winCap.ts'
import {
  type ActBody,
  type Play,
  type RefusalCode,
  RefusedAct,
  type StakeBalance,
} from '../frame/emulatedGame.ts'
import { balanceFor } from '../frame/play.ts'
import { asSports, type BookBet, type SportsBet, toBookBet } from './bookBets.ts'
import { offerOf, statesOf, type Unavailability } from './bookFixtures.ts'
import {
  type OrderedSelection,
  readSlipOrder,
  type Slip,
  type SlipOrder,
  type SlipRule,
} from './placeOrder.ts'
import { settlementDelay, toLeg } from './sportsRound.ts'

/** Reason why bets are not placed. Odds are hundredths, amounts minor units. */
export type PlaceProblem =
  | {
      reason: 'UNAVAILABLE'
      /** `GOAL`: the match had a goal during the acceptance delay of a live bet. */
      selections: readonly { id: string; state: Unavailability | 'GOAL' }[]
    }
  | {
      reason: 'PRICE_MOVED'
      selections: readonly { id: string; shown: number; current: number }[]
    }
  | {
      reason: 'RETURN_TOO_HIGH'
      ids: readonly string[]
      /**
       * Largest stake whose possible return is within the game's maximum win; 0 if even the minimum
       * stake could return more.
       */
      largestStake: number
    }
  | { reason: SlipRule | 'ACCOUNT_REQUIRED' | RefusalCode }

export type PlaceAnswer = {
  /**
   * Placed bets. With a problem, these are the bets that were placed before the problem occurred.
   */
  bets: readonly BookBet[]
  problem?: PlaceProblem
  balance?: StakeBalance
}

/**
 * Delay before a live bet is placed, in milliseconds. After a goal or a suspension during this
 * time, the bet is refused.
 */
export const acceptanceDelay = 2_000

/** The platform requires stakes to be multiples of this amount in minor units. */
const stakeStep = 10
/** Maximum number of attempts to place a bet whose prices change meanwhile. */
const attempts = 3

/** Refusals that stop the whole page. The frame explains them, so the slip need not. */
const finalRefusals: readonly RefusalCode[] = [
  'ACCOUNT_BLOCKED',
  'IDENTITY_REQUIRED',
  'REQUEST_INVALID',
  'SELF_EXCLUDED',
  'SESSION_EXPIRED',
]

type Priced = OrderedSelection & { state: FixtureState; current: number }

/** Thrown when prices or states have changed since they were read. */
class StalePrices extends Error {}

/** Current prices of the selections, or the problem that prevents the bets. */
async function priceSelections(
  tables: Pick<DomainTables, 'fixtures'>,
  now: number,
  { selections, consent }: { selections: readonly OrderedSelection[] } & Pick<SlipOrder, 'consent'>,
): Promise<{ priced: Priced[]; problem?: never } | { problem: PlaceProblem }> {
  const states = await statesOf(
    tables,
    selections.map(({ selection }) => selection.fixtureId),
  )
  const priced: Priced[] = []
  const unavailable: { id: string; state: Unavailability }[] = []
  for (const ordered of selections) {
    const { id, selection } = ordered
    const offer = offerOf(selection, states.get(selection.fixtureId), now)
    if (offer.unavailable) unavailable.push({ id, state: offer.unavailable })
    else priced.push({ ...ordered, state: offer.state, current: offer.price.odds })
  }
  if (unavailable.length > 0) {
    return { problem: { reason: 'UNAVAILABLE', selections: unavailable } }
  }
  const moved = priced
    .filter(({ odds, current }) => !acceptsMove(consent, odds, current))
    .map(({ id, odds: shown, current }) => ({ id, shown, current }))
  if (moved.length > 0) return { problem: { reason: 'PRICE_MOVED', selections: moved } }
  return { priced }
}

/** Largest stake whose possible return is within the maximum win of the game. */
function largestStakeOf(odds: readonly number[], { minimum, maximum }: Play['played']['stakes']) {
  const cap = highestWin(maximum)
  const factor = odds.reduce((product, one) => product * (one / 100), 1)
  let stake = Math.floor(Math.min(maximum, cap / factor) / stakeStep) * stakeStep
  while (stake > 0 && potentialReturn(stake, odds) > cap) stake -= stakeStep
  return stake < minimum ? 0 : stake
}

/** Problem of the stakes: outside the limits, too high a return, or above the balance. */
async function stakeProblem(
  { context, game, memberId, played: { stakes } }: Play,
  slips: readonly Slip[],
  oddsBy: ReadonlyMap<string, number>,
): Promise<PlaceProblem | undefined> {
  for (const { stake, selections } of slips) {
    if (stake < stakes.minimum || stake > stakes.maximum || stake % stakeStep !== 0) {
      return { reason: 'AMOUNT_OUT_OF_RANGE' }
    }
    const ids = selections.map(({ id }) => id)
    const odds = ids.map((id) => oddsBy.get(id) ?? 100)
    if (potentialReturn(stake, odds) > highestWin(stakes.maximum)) {
      return { reason: 'RETURN_TOO_HIGH', ids, largestStake: largestStakeOf(odds, stakes) }
    }
  }
  if (memberId === undefined) return undefined
  const { real, bonus } = await balanceFor(context, memberId, game.vendor)
  const total = slips.reduce((sum, { stake }) => sum + stake, 0)
  return total > real + bonus ? { reason: 'INSUFFICIENT_BALANCE' } : undefined
}

const isLive = ({ state }: Priced): boolean => state.status === 'LIVE'

/**
 * Waits for the acceptance delay of live bets.
 * @returns ids of the selections whose match had a goal meanwhile.
 */
async function awaitAcceptance(play: Play, priced: readonly Priced[]): Promise<string[]> {
  const live = priced.filter(isLive)
  await new Promise((resolve) => setTimeout(resolve, acceptanceDelay))
  const states = await statesOf(
    play.context.store,
    live.map(({ state }) => state.id),
  )
  const hasGoal = ({ state }: Priced) =>
    (states.get(state.id)?.goals.length ?? 0) !== state.goals.length
  return live.filter(hasGoal).map(({ id }) => id)
}

/**
 * Places one bet at the given prices.
 * @throws {StalePrices} if a price has just changed.
 * @throws {RefusedAct} if a rule of the platform forbids the bet.
 */
async function placeSlip(play: Play, { key, stake }: Slip, priced: readonly Priced[]) {
  const { context, memberId } = play
  if (memberId === undefined) throw new RefusedAct('REQUEST_INVALID')
  const legs = priced.map(({ id, selection, state, current }) =>
    toLeg(id, selection, { state, odds: current }),
  )
  const odds = priced.map(({ current }) => current)
  return play.placeBet({
    key,
    stake,
    roundId: idInTime(context, 'r'),
    dueAt: Math.max(...priced.map(({ state }) => state.endsAt)) + settlementDelay,
    gameRound: { kind: 'SPORTS', legs, potentialReturn: toDecimal(potentialReturn(stake, odds)) },
    async begin(tables) {
      await lockMember(tables, memberId)
      const selections = priced.map((one) => ({ ...one, odds: one.current }))
      const now = await priceSelections(tables, context.now(), { selections, consent: 'NONE' })
      if (now.problem) throw new StalePrices('A price has changed')
    },
  })
}

/** Places one bet at current prices; tries again while prices change. */
async function placeAtPrices(
  play: Play,
  slip: Slip,
  consent: SlipOrder['consent'],
): Promise<{ bet: SportsBet; problem?: never } | { problem: PlaceProblem }> {
  const { context } = play
  const { selections } = slip
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await priceSelections(context.store, context.now(), { selections, consent })
    if (found.problem) return { problem: found.problem }
    const oddsBy = new Map(found.priced.map(({ id, current }) => [id, current]))
    const problem = await stakeProblem(play, [slip], oddsBy)
    if (problem) return { problem }
    try {
      return { bet: asSports(await placeSlip(play, slip, found.priced)) }
    } catch (error) {
      if (error instanceof RefusedAct && !finalRefusals.includes(error.code)) {
        return { problem: { reason: error.code } }
      }
      if (!(error instanceof StalePrices)) throw error
    }
  }
  const suspended = selections.map(({ id }) => ({ id, state: 'SUSPENDED' as const }))
  return { problem: { reason: 'UNAVAILABLE', selections: suspended } }
}

/**
 * Finds the bet that an earlier request has placed with the key of the slip; undefined if there is
 * none.
 * @throws {RefusedAct} if the key belongs to a different bet.
 */
async function placedBefore(
  play: Play,
  { key, stake, selections }: Slip,
): Promise<SportsBet | undefined> {
  const placed = await play.findPlaced(key)
  if (!placed) return undefined
  const bet = asSports(placed)
  const { legs } = bet.gameRound
  const isSame =
    bet.stake === stake &&
    legs.length === selections.length &&
    legs.every(({ selectionId }, index) => selectionId === selections[index]?.id)
  if (!isSame) throw new RefusedAct('KEY_REUSED')
  return bet
}

/**
 * Places the bets of a slip, each at most once. Stakes are never changed. If a selection is
 * unavailable, a price has moved further than the player's consent allows, or a stake is not
 * allowed, no bet is placed.
 */
export async function placeBets(play: Play, body: ActBody): Promise<PlaceAnswer> {
  if (play.memberId === undefined) return { bets: [], problem: { reason: 'ACCOUNT_REQUIRED' } }
  const order = readSlipOrder(body)
  if ('rule' in order) return { bets: [], problem: { reason: order.rule } }
  const { context } = play
  const { consent, slips } = order
  const bets: BookBet[] = []
  const add = (bet: SportsBet) => bets.push(toBookBet(bet, new Map(), context.now()))
  const open: Slip[] = []
  for (const slip of slips) {
    const bet = await placedBefore(play, slip)
    if (bet) add(bet)
    else open.push(slip)
  }
  const problem = await firstProblem(play, { consent, slips: open })
  if (problem) return { bets, problem }
  for (const slip of open) {
    const placed = await placeAtPrices(play, slip, consent)
    if (placed.problem) return withBalance(play, { bets, problem: placed.problem })
    add(placed.bet)
  }
  return withBalance(play, { bets })
}

/**
 * Checks all bets before the first one is placed, and waits for the acceptance delay of live bets.
 * @returns the first problem.
 */
async function firstProblem(
  play: Play,
  { consent, slips }: SlipOrder,
): Promise<PlaceProblem | undefined> {
  const { context } = play
  if (slips.length === 0) return undefined
  const selections = slips.flatMap((slip) => slip.selections)
  const asked = { selections, consent }
  const first = await priceSelections(context.store, context.now(), asked)
  if (first.problem) return first.problem
  const oddsBy = new Map(first.priced.map(({ id, current }) => [id, current]))
  const problem = await stakeProblem(play, slips, oddsBy)
  if (problem) return problem
  if (!first.priced.some(isLive)) return undefined
  const scored = await awaitAcceptance(play, first.priced)
  if (scored.length > 0) {
    const selections = scored.map((id) => ({ id, state: 'GOAL' as const }))
    return { reason: 'UNAVAILABLE', selections }
  }
  const accepted = await priceSelections(context.store, context.now(), asked)
  return accepted.problem
}

async function withBalance(play: Play, answer: PlaceAnswer): Promise<PlaceAnswer> {
  const { context, memberId, game } = play
  if (memberId === undefined) return answer
  return { ...answer, balance: await balanceFor(context, memberId, game.vendor) }
}
