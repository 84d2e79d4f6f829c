/** Bets: placed and settled through the ledger, in the caller's transaction. */

import { missingLevel } from '../../accounts/identity/demands.ts'
import { isBlocked } from '../../accounts/limits/blocks.ts'
import { isExcluded } from '../../accounts/limits/exclusion.ts'
import { brokenLimit } from '../../accounts/limits/playerLimits.ts'
import { keepPlay, notePlay } from '../../accounts/limits/playTime.ts'
import { randomBelow } from '../../base/chance/chance.ts'
import type { BetRow, DomainTables, GameLaunchRow } from '../../base/collections/collections.ts'
import type { BetDetails } from '../../base/collections/play.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import type { Announce } from '../../base/storage/events.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { countWagering } from '../../money/bonuses/playBonus.ts'
import { countEndedBet, countNewBet } from '../../money/ledger/countBets.ts'
import { getHeld, holdMember } from '../../money/ledger/holdMember.ts'
import { postBigWin } from '../games/bigWins.ts'
import { styleOf } from '../games/gameStyle.ts'
import { isSessionOpen } from '../games/launches.ts'
import { earnByBet } from '../rewards/earnings.ts'
import { accrueRebate } from '../rewards/rebateAccruals.ts'
import { payBack, takeStake } from './betMoney.ts'
import { chooseFor, decide, type PlayedGame } from './round.ts'
import { validBetOf } from './validBet.ts'

/** Stakes are multiples of this amount in minor units, so that half a stake is a whole amount. */
const stakeStep = 10

export type BetCode =
  | 'ACCOUNT_BLOCKED'
  | 'AMOUNT_OUT_OF_RANGE'
  | 'IDENTITY_REQUIRED'
  | 'INSUFFICIENT_BALANCE'
  | 'PLAYER_LIMIT_REACHED'
  | 'SELF_EXCLUDED'
  | 'SESSION_EXPIRED'

const minute = 60_000

/** Time at which a bet is decided; undefined for games that are decided at once. */
function decidedAt(gameType: string, at: number): number | undefined {
  switch (styleOf(gameType)) {
    // Duration of the match.
    case 'ODDS':
      return at + 10 * minute
    // Ticket sales close one minute before a draw; later tickets join the next draw.
    case 'NUMBERS':
      return Math.ceil((at + minute) / (5 * minute)) * 5 * minute
    default:
      return undefined
  }
}

/**
 * Rejects a stake that is outside the game's bounds or exceeds a limit of the member, and any bet
 * of a member who is excluded, blocked or not verified, or whose session has ended.
 */
async function assertAllowed(
  context: Context<BetCode>,
  tables: DomainTables,
  { memberId, game, stake, launch }: BetOrder,
): Promise<void> {
  const { minimum, maximum } = game.stakes
  if (stake < minimum || stake > maximum || stake % stakeStep !== 0) {
    context.reject('AMOUNT_OUT_OF_RANGE')
  }
  // The lock makes concurrent bets of the member wait, so that the sums counted below stay valid.
  await holdMember(tables, memberId)
  if (await isExcluded({ store: tables, now: context.now }, { id: memberId })) {
    context.reject('SELF_EXCLUDED')
  }
  if (await isBlocked(tables, memberId)) context.reject('ACCOUNT_BLOCKED')
  if ((await missingLevel(tables, { memberId, action: 'PLAY' })) !== undefined) {
    context.reject('IDENTITY_REQUIRED')
  }
  if (launch && !(await isSessionOpen(context, tables, launch))) {
    context.reject('SESSION_EXPIRED')
  }
  await notePlay(context, tables, memberId)
  const uses = [
    { kind: 'BET', amount: stake },
    { kind: 'LOSS', amount: stake },
    { kind: 'TIME', amount: 0 },
  ] as const
  if (await brokenLimit(context, tables, memberId, ...uses)) {
    // The rejection rolls back the recorded play time, so it is recorded again in the background.
    context.background.run('noting the time of play', () => keepPlay(context, memberId))
    context.reject('PLAYER_LIMIT_REACHED')
  }
}

type BetOrder = {
  memberId: string
  game: PlayedGame
  /** In minor units. */
  stake: number
  /** Selection of the bet; a random one if it is omitted and the game has selections. */
  choice?: BetDetails
  /** Launch that the bet is placed under, if any. */
  launch?: Pick<GameLaunchRow, 'memberId' | 'sessionId'>
}

/**
 * Places a bet. Slots, tables and fishing are settled at once; sports and lotteries after their
 * match or draw.
 * @returns the bet in its state after the call.
 * @throws {Rejection} if a rule forbids the bet or the wallet holds less than the stake; the caller
 * must let it propagate out of its transaction.
 */
export async function placeBet(
  context: Context<BetCode>,
  tables: DomainTables,
  announce: Announce,
  order: BetOrder,
): Promise<BetRow> {
  await assertAllowed(context, tables, order)
  const { memberId, game, stake, choice } = order
  const at = context.now()
  const { nodeId, name: gameName, vendor, gameType, rtp } = game
  const id = idInTime(context, 'b', at)
  const bet: BetRow = {
    id,
    memberId,
    nodeId,
    gameName,
    vendor,
    gameType,
    rtp,
    stake,
    validBet: 0,
    win: 0,
    status: 'PENDING',
    round: idInTime(context, 'r', at),
    wallet: await takeStake(context, tables, announce, { id, memberId, vendor, stake }),
    placedAt: at,
    settledAt: null,
    details: choice ?? chooseFor(gameType, context.randomBytes),
  }
  await tables.bets.insert(bet)
  const dueAt = decidedAt(gameType, at)
  if (dueAt === undefined) return settle(context, tables, announce, { bet, count: countNewBet })
  await countNewBet(tables, bet)
  await planJob(context, tables, { kind: 'settleBet', subject: id, dueAt })
  return bet
}

/** Settled form of a bet, from the details of its round. */
export function toSettledBet(bet: BetRow, details: BetDetails, at: number): BetRow {
  const { gameType, stake } = bet
  const win = Math.floor((stake * (details.result?.multiplier ?? 0)) / 100)
  const validBet = validBetOf(gameType, stake, win)
  return { ...bet, status: 'SETTLED', win, validBet, settledAt: at, details }
}

/**
 * Settles and pays a pending bet, and updates all totals of settled bets.
 * @returns the settled bet; undefined, without any change, if it is not pending.
 */
export async function settleBet(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  betId: string,
): Promise<BetRow | undefined> {
  const bet = await getHeld(tables, tables.bets, betId)
  if (bet?.status !== 'PENDING') return undefined
  return settle(context, tables, announce, { bet, count: countEndedBet })
}

/** @param count adds the settled bet to the daily totals. */
async function settle(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  { bet, count }: { bet: BetRow; count: typeof countEndedBet },
): Promise<BetRow> {
  const result = decide(bet, bet.details, context.randomBytes)
  const done = toSettledBet(bet, { ...bet.details, result }, context.now())
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

/** Scheduled job that ends a pending bet: it settles the bet, or cancels it with its match. */
export const finishBet: JobHandler = async (context, tables, announce, { subject }) => {
  const bet = await tables.bets.peek(subject)
  if (!bet) return
  const calledOff =
    styleOf(bet.gameType) === 'ODDS' && randomBelow(context.randomBytes, matchesPerCancelled) === 0
  if (calledOff) await cancelBet(context, tables, announce, subject)
  else await settleBet(context, tables, announce, subject)
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
  const bet = await getHeld(tables, tables.bets, betId)
  if (bet?.status !== 'PENDING') return false
  const ended = { status: 'CANCELLED', settledAt: context.now() }
  await tables.bets.update(betId, ended)
  await countEndedBet(tables, { ...bet, ...ended }, bet)
  await payBack(context, tables, announce, bet, { kind: 'BET_RETURNED', amount: bet.stake })
  return true
}
