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

/** What every stake is a multiple of, in minor units, so that half of one can be paid. */
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

/** When a bet placed at a time is decided; undefined for what is decided at once. */
function decidedAt(gameType: string, at: number): number | undefined {
  switch (styleOf(gameType)) {
    // The match goes on for a while.
    case 'ODDS':
      return at + 10 * minute
    // The next draw but one minute: tickets close before it.
    case 'NUMBERS':
      return Math.ceil((at + minute) / (5 * minute)) * 5 * minute
    default:
      return undefined
  }
}

/**
 * What a member may stake: an amount within the game's bounds, and within every limit of theirs, as
 * long as their identity is verified, they have not excluded themselves and the session that opened
 * the game goes on.
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
  // Another bet of theirs, in another tab, waits: what is counted now stays as it is.
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
    // The rejection undoes with the bet what was noted of their time.
    context.background.run('noting the time of play', () => keepPlay(context, memberId))
    context.reject('PLAYER_LIMIT_REACHED')
  }
}

type BetOrder = {
  memberId: string
  game: PlayedGame
  /** Minor units. */
  stake: number
  /** What it is on; chosen by chance where it is left out and there is a choice. */
  choice?: BetDetails
  /** The launch that it is placed under, where there is one. */
  launch?: Pick<GameLaunchRow, 'memberId' | 'sessionId'>
}

/**
 * Places a bet. Slots, tables and fishing are settled at once; sports and lotteries when their
 * match or draw is over.
 * @returns the bet as it is then.
 * @throws {Rejection} by a rule, or when the wallet holds less than the stake; the caller lets it out
 *   of its transaction.
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

/** Settles a bet by the details of its round. */
export function toSettledBet(bet: BetRow, details: BetDetails, at: number): BetRow {
  const { gameType, stake } = bet
  const win = Math.floor((stake * (details.result?.multiplier ?? 0)) / 100)
  const validBet = validBetOf(gameType, stake, win)
  return { ...bet, status: 'SETTLED', win, validBet, settledAt: at, details }
}

/**
 * Decides and pays a bet that is pending, and counts it wherever settled bets count.
 * @returns the settled bet; undefined when it is not pending, and then nothing happens.
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

/** @param count adds the settled bet to what is kept of days. */
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

/** Of how many matches one does not take place. */
const matchesPerCancelled = 50

/** What becomes of a pending bet when its time has come: settled, or its match was called off. */
export const finishBet: JobHandler = async (context, tables, announce, { subject }) => {
  const bet = await tables.bets.peek(subject)
  if (!bet) return
  const calledOff =
    styleOf(bet.gameType) === 'ODDS' && randomBelow(context.randomBytes, matchesPerCancelled) === 0
  if (calledOff) await cancelBet(context, tables, announce, subject)
  else await settleBet(context, tables, announce, subject)
}

/**
 * Calls a pending bet off and gives its stake back: the match or draw did not take place.
 * @returns whether it was pending.
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
