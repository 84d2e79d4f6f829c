/** Settlement and cancellation of bets through the ledger, in the caller's transaction. */

import type { BetOutcome } from '../../../vendors.ts'
import { randomBelow } from '../../base/chance/chance.ts'
import type { BetRow, DomainTables } from '../../base/collections/collections.ts'
import type { BetDetails, GameRound } from '../../base/collections/play.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { countWagering } from '../../money/bonuses/playBonus.ts'
import { countEndedBet, type countNewBet } from '../../money/ledger/countBets.ts'
import { getLocked } from '../../money/ledger/lockMember.ts'
import { postBigWin } from '../games/bigWins.ts'
import { styleOf } from '../games/gameStyle.ts'
import { earnByBet } from '../rewards/earnings.ts'
import { accrueRebate } from '../rewards/rebateAccruals.ts'
import { payBack } from './betMoney.ts'
import { decide } from './round.ts'
import { validBetOf } from './validBet.ts'

/** Settled bet whose result the platform draws. */
export function drawResult(
  { now, randomBytes }: Pick<Context, 'now' | 'randomBytes'>,
  bet: BetRow,
) {
  const result = decide(bet, bet.details, randomBytes)
  return toSettledBet(bet, { ...bet.details, result }, now())
}

/** Settled bet whose result its vendor has decided. */
export function applyOutcome(bet: BetRow, { win, gameRound }: BetOutcome, at: number): BetRow {
  const validBet = validBetOf(bet.gameType, bet.stake, win)
  return { ...bet, status: 'SETTLED', win, validBet, settledAt: at, details: { gameRound } }
}

/** Settled form of a bet, from the details of its round. */
function toSettledBet(bet: BetRow, details: BetDetails, at: number): BetRow {
  const { gameType, stake } = bet
  const win = Math.floor((stake * (details.result?.multiplier ?? 0)) / 100)
  const validBet = validBetOf(gameType, stake, win)
  return { ...bet, status: 'SETTLED', win, validBet, settledAt: at, details }
}

/**
 * Settles and pays a pending bet, and updates all totals.
 * @param decideOutcome returns the result of the bet; omitted for games whose results the platform
 * draws.
 * @returns the settled bet; undefined, without any change, if the bet is not pending.
 */
export async function settleBet(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  betId: string,
  decideOutcome?: (bet: BetRow) => BetOutcome | Promise<BetOutcome>,
): Promise<BetRow | undefined> {
  const bet = await getLocked(tables, tables.bets, betId)
  if (bet?.status !== 'PENDING') return undefined
  const done = decideOutcome
    ? applyOutcome(bet, await decideOutcome(bet), context.now())
    : drawResult(context, bet)
  return settle(context, tables, announce, { bet, done, count: countEndedBet })
}

/**
 * Stores a new state of a pending bet's round.
 * @returns the changed bet; undefined, without any change, if the bet is not pending.
 */
export async function changeRound(
  tables: DomainTables,
  betId: string,
  changeOf: (bet: BetRow) => GameRound,
): Promise<BetRow | undefined> {
  const bet = await getLocked(tables, tables.bets, betId)
  if (bet?.status !== 'PENDING') return undefined
  const details = { ...bet.details, gameRound: changeOf(bet) }
  await tables.bets.update(betId, { details })
  return { ...bet, details }
}

/**
 * Stores and pays a settled bet, and updates all totals.
 * @param done bet in its settled form.
 * @param count function that adds the bet to the daily totals.
 */
export async function settle(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  {
    bet,
    done,
    count,
  }: { bet: BetRow; done: BetRow; count: typeof countEndedBet | typeof countNewBet },
): Promise<BetRow> {
  const { id, ...changes } = done
  await tables.bets.update(id, changes)
  await payBack(context, tables, announce, bet, { kind: 'WIN', amount: done.win })
  await countWagering(context, tables, announce, done)
  await count(tables, done, bet)
  await accrueRebate(tables, done)
  await earnByBet(context, tables, done)
  await postBigWin(tables, announce, done, context.now())
  return done
}

/** One in this many matches is cancelled. */
const matchesPerCancelled = 50

/**
 * Scheduled job that ends a pending bet. Settles the bet, or cancels the bet if its match is called
 * off.
 */
export const finishBet: JobHandler = async (context, tables, announce, { subject }) => {
  const bet = await tables.bets.peek(subject)
  if (!bet) return
  if (bet.details.gameRound !== undefined) {
    await finishRound(context, tables, announce, bet)
    return
  }
  const calledOff =
    styleOf(bet.gameType) === 'ODDS' && randomBelow(context.randomBytes, matchesPerCancelled) === 0
  if (calledOff) await cancelBet(context, tables, announce, subject)
  else await settleBet(context, tables, announce, subject)
}

/** Round of a bet whose vendor decides its result. */
function roundOf({ id, details }: BetRow): GameRound {
  if (!details.gameRound) throw new Error(`The bet ${id} has no round of a vendor`)
  return details.gameRound
}

/** Shortest time until the job queries an unknown result again, in milliseconds. */
const shortestWait = 1_000

/**
 * Settles a bet with the result of its vendor, or schedules another query if the result is not
 * known yet. Without a vendor the stake is returned.
 */
async function finishRound(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  { id }: BetRow,
): Promise<void> {
  const { vendors } = context.providers
  if (!vendors) {
    await cancelBet(context, tables, announce, id)
    return
  }
  const bet = await getLocked(tables, tables.bets, id)
  if (bet?.status !== 'PENDING') return
  const outcome = await vendors.resultOf({ ...bet, gameRound: roundOf(bet) }, tables)
  const now = context.now()
  if ('askAt' in outcome) {
    const dueAt = Math.max(outcome.askAt, now + shortestWait)
    await planJob(context, tables, { kind: 'settleBet', subject: id, dueAt })
    return
  }
  const done = applyOutcome(bet, outcome, now)
  await settle(context, tables, announce, { bet, done, count: countEndedBet })
}

/**
 * Cancels a pending bet and returns its stake, because the match or draw did not take place.
 * @returns true if the bet was pending.
 */
export async function cancelBet(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  betId: string,
): Promise<boolean> {
  const bet = await getLocked(tables, tables.bets, betId)
  if (bet?.status !== 'PENDING') return false
  const ended = { status: 'CANCELLED', settledAt: context.now() }
  await tables.bets.update(betId, ended)
  await countEndedBet(tables, { ...bet, ...ended }, bet)
  await payBack(context, tables, announce, bet, { kind: 'BET_RETURNED', amount: bet.stake })
  return true
}
