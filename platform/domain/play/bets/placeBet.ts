/** Places bets through the ledger, in the caller's transaction. */

import { fixtureIdOf } from '../../../../src/lib/sports/selections.ts'
import type { BetOutcome } from '../../../vendors.ts'
import { missingLevel } from '../../accounts/identity/demands.ts'
import { isBlocked } from '../../accounts/limits/blocks.ts'
import { isExcluded } from '../../accounts/limits/exclusion.ts'
import { brokenLimit } from '../../accounts/limits/playerLimits.ts'
import { keepPlay, notePlay } from '../../accounts/limits/playTime.ts'
import type { BetRow, DomainTables, GameLaunchRow } from '../../base/collections/collections.ts'
import type { BetDetails, GameRound } from '../../base/collections/play.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import type { Announce } from '../../base/storage/events.ts'
import { planJob } from '../../base/time/jobs.ts'
import { countNewBet } from '../../money/ledger/countBets.ts'
import { lockMember } from '../../money/ledger/lockMember.ts'
import { styleOf } from '../games/gameStyle.ts'
import { isSessionOpen } from '../games/launches.ts'
import { takeStake } from './betMoney.ts'
import { applyOutcome, drawResult, settle } from './endBet.ts'
import { chooseFor, type PlayedGame } from './round.ts'

/** Stakes are multiples of this amount in minor units, so that half a stake is a whole number. */
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

/** Time at which a bet's result is decided; undefined for games that decide immediately. */
function decidedAt(gameType: string, at: number): number | undefined {
  switch (styleOf(gameType)) {
    // A match lasts ten minutes.
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
 * Checks that a member may place a bet.
 * @throws {Rejection} if the stake is outside the game's limits or exceeds a limit of the member,
 * if the member is self-excluded, blocked or not verified, or if the session has ended.
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
  await lockMember(tables, memberId)
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

/** Round of a vendor that decides the results of its games itself. */
export type VendorRound =
  /** Result is known immediately. */
  | { outcome: BetOutcome }
  /** Result is decided later: `Vendors.resultOf` is called at `dueAt`, milliseconds since 1970. */
  | { gameRound: GameRound; roundId: string; dueAt: number }

type BetOrder = {
  memberId: string
  game: PlayedGame
  /** Stake in minor units. */
  stake: number
  /** Selection of the bet; if it is omitted and the game has selections, a random one is drawn. */
  choice?: BetDetails
  /** Omitted for games whose results the platform draws. */
  vendorRound?: VendorRound
  /** Game launch in which the bet is placed, if any. */
  launch?: Pick<GameLaunchRow, 'memberId' | 'sessionId'>
}

/**
 * Places a bet. Slots, table games and fishing games are settled immediately; sports bets and
 * lottery tickets after their match or draw.
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
  const { memberId, game, stake, vendorRound } = order
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
    round:
      vendorRound && 'roundId' in vendorRound ? vendorRound.roundId : idInTime(context, 'r', at),
    wallet: await takeStake(context, tables, announce, { id, memberId, vendor, stake }),
    placedAt: at,
    settledAt: null,
    details: detailsOf(context, order),
  }
  await tables.bets.insert(bet)
  if (vendorRound && 'outcome' in vendorRound) {
    const done = applyOutcome(bet, vendorRound.outcome, at)
    return settle(context, tables, announce, { bet, done, count: countNewBet })
  }
  const dueAt = vendorRound?.dueAt ?? decidedAt(gameType, at)
  if (dueAt === undefined) {
    const done = drawResult(context, bet)
    return settle(context, tables, announce, { bet, done, count: countNewBet })
  }
  await countNewBet(tables, bet)
  await linkFixtures(tables, bet)
  await planJob(context, tables, { kind: 'settleBet', subject: id, dueAt })
  return bet
}

/**
 * Stores the matches of a sports bet, so that the bet is found when the result of a match is
 * corrected.
 */
async function linkFixtures(
  { fixtureBets }: Pick<DomainTables, 'fixtureBets'>,
  { id: betId, memberId, placedAt: createdAt, details: { gameRound } }: BetRow,
): Promise<void> {
  if (gameRound?.kind !== 'SPORTS') return
  const fixtureIds = gameRound.legs.map((leg) => fixtureIdOf(leg.selectionId))
  await fixtureBets.insertMany(
    [...new Set(fixtureIds)].map((fixtureId) => ({
      id: `${fixtureId}/${betId}`,
      fixtureId,
      betId,
      memberId,
      createdAt,
    })),
  )
}

function detailsOf(
  { randomBytes }: Pick<Context, 'randomBytes'>,
  { game, choice, vendorRound }: BetOrder,
): BetDetails {
  if (!vendorRound) return choice ?? chooseFor(game.gameType, randomBytes)
  return 'outcome' in vendorRound ? {} : { gameRound: vendorRound.gameRound }
}
