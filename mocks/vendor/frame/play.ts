/** Bets of a launched game, through the platform's ledger, limits and records. */

import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import type {
  BetRow,
  DomainTables,
  GameLaunchRow,
} from '../../../platform/domain/base/collections/collections.ts'
import type { GameRound } from '../../../platform/domain/base/collections/play.ts'
import type { Context } from '../../../platform/domain/base/context/context.ts'
import { isRejection } from '../../../platform/domain/base/context/rejection.ts'
import type { Announce } from '../../../platform/domain/base/storage/events.ts'
import { bonusAccount } from '../../../platform/domain/money/bonuses/activeBonuses.ts'
import { nameOf } from '../../../platform/domain/money/ledger/accounts.ts'
import { lockMember } from '../../../platform/domain/money/ledger/lockMember.ts'
import { changeRound, settleBet } from '../../../platform/domain/play/bets/endBet.ts'
import {
  type BetCode,
  placeBet,
  type VendorRound,
} from '../../../platform/domain/play/bets/placeBet.ts'
import type { PlayedGame } from '../../../platform/domain/play/bets/round.ts'
import { isSessionOpen } from '../../../platform/domain/play/games/launches.ts'
import { type Play, type PlayedRound, RefusedAct, type StakeBalance } from './emulatedGame.ts'

/**
 * Order from a page: idempotency key, stake in minor units, and minimum time since the previous bet
 * in milliseconds.
 */
type Order = { key: string; stake: number; pause?: number }

/**
 * Balance that a member can stake on a vendor's games: the vendor wallet if it contains money,
 * otherwise the main wallet and the bonuses. Bets debit the main wallet before the bonuses.
 */
export async function balanceFor(
  { store: { wallets } }: Pick<Context, 'store'>,
  memberId: string,
  vendor: string,
): Promise<StakeBalance> {
  const moved = await wallets.get(nameOf({ kind: 'vendor', memberId, vendor }))
  if (moved && moved.balance > 0) return { real: moved.balance, bonus: 0 }
  const main = await wallets.get(memberId)
  const bonus = await wallets.get(nameOf(bonusAccount(memberId)))
  return { real: main?.balance ?? 0, bonus: bonus?.balance ?? 0 }
}

/**
 * Played round of a bet; undefined for bets that were placed before the platform stored game
 * rounds.
 */
function roundOf(bet: BetRow): PlayedRound | undefined {
  const { id: betId, round: roundId, status, stake, win, placedAt, details } = bet
  const { gameRound } = details
  if (!gameRound) return undefined
  return {
    betId,
    roundId,
    // The cast is safe: only the bet modules write `status`, and they always write a value of this
    // type.
    status: status as PlayedRound['status'],
    stake,
    win,
    placedAt,
    gameRound,
  }
}

/**
 * Played round of a bet.
 * @throws if the bet stores no round.
 */
function existingRound(bet: BetRow): PlayedRound {
  const round = roundOf(bet)
  if (!round) throw new Error(`The bet ${bet.id} has no round`)
  return round
}

/** Runs an operation of the platform and converts a rejected bet to a `RefusedAct`. */
async function refusing<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    // The cast is safe: only `placeBet` rejects here, and its codes are all of type `BetCode`.
    if (isRejection(error)) throw new RefusedAct(error.code as BetCode)
    throw error
  }
}

type Launched = Pick<
  Play,
  'context' | 'token' | 'launch' | 'game' | 'played' | 'language' | 'settings'
>

/** Creates the betting functions of a launch. */
export function createPlay(launched: Launched): Play {
  const { context, launch, game } = launched
  const memberId = launch.mode === 'REAL' ? (launch.memberId ?? undefined) : undefined
  const withBalance = async (round: PlayedRound): Promise<PlayedRound> =>
    memberId === undefined
      ? round
      : { ...round, balance: await balanceFor(context, memberId, game.vendor) }
  const bet = async (
    order: Order,
    vendorRound: VendorRound,
    begin?: Begin,
  ): Promise<PlayedRound> => {
    if (memberId === undefined) throw new RefusedAct('REQUEST_INVALID')
    const member = { ...launch, memberId }
    const row = await refusing(() =>
      placeOnce(context, { launch: member, game: launched.played, order, vendorRound, begin }),
    )
    return withBalance(existingRound(row))
  }
  const change = (betId: string, act: BetChange) =>
    changeOwnBet(context, { betId, memberId, nodeId: game.nodeId, act }).then(withBalance)
  return {
    ...launched,
    memberId,
    playNow: async ({ decide, ...order }) =>
      memberId === undefined
        ? playTrial(launched, order, decide)
        : bet(order, { outcome: decide(context.randomBytes) }),
    placeBet: ({ key, stake, begin, ...vendorRound }) => bet({ key, stake }, vendorRound, begin),
    change: (betId, changeOf) =>
      change(betId, (tables) => changeRound(tables, betId, (row) => changeOf(existingRound(row)))),
    settle: (betId, decide) =>
      change(betId, (tables, announce) =>
        settleBet(context, tables, announce, betId, (row) => decide(existingRound(row), tables)),
      ),
    findPlaced: async (key) => {
      const placed = await context.store.launchBets.get(`${launch.id}/${key}`)
      const row = placed && (await context.store.bets.get(placed.betId))
      return row && existingRound(row)
    },
    pending: (limit) =>
      memberId === undefined
        ? Promise.resolve([])
        : pendingRounds(context, { memberId, nodeId: game.nodeId, limit }),
    recent: (limit) =>
      memberId === undefined
        ? Promise.resolve([])
        : recentRounds(context, { memberId, nodeId: game.nodeId, limit }),
  }
}

/** Function that a game runs in the transaction of a new bet. */
type Begin = Parameters<Play['placeBet']>[0]['begin']

type Placing = {
  launch: GameLaunchRow & { memberId: string }
  game: PlayedGame
  order: Order
  vendorRound: VendorRound
  begin: Begin
}

/**
 * Places a bet, or returns the bet that was placed with the same key.
 * @throws {RefusedAct} `KEY_REUSED` if the key was used with another stake.
 */
const placeOnce = (
  context: Context<BetCode>,
  { launch, game, order: { key, stake, pause = 0 }, vendorRound, begin }: Placing,
): Promise<BetRow> =>
  context.store.transaction(async (tables, announce) => {
    const { memberId } = launch
    const id = `${launch.id}/${key}`
    const earlier = await tables.launchBets.get(id)
    if (earlier) {
      const bet = await tables.bets.get(earlier.betId)
      if (!bet || earlier.stake !== stake) throw new RefusedAct('KEY_REUSED')
      return bet
    }
    if (pause > 0) await assertPause(context, tables, { memberId, nodeId: game.nodeId, pause })
    await begin?.(tables)
    const order = { memberId, game, stake, launch, vendorRound }
    const bet = await placeBet(context, tables, announce, order)
    await tables.launchBets.insert({ id, betId: bet.id, stake, createdAt: context.now() })
    return bet
  })

/**
 * @throws {RefusedAct} `TOO_FAST` if the member's previous bet in the game is less than `pause` ms
 * old.
 */
async function assertPause(
  { now }: Pick<Context, 'now'>,
  tables: DomainTables,
  { memberId, nodeId, pause }: { memberId: string; nodeId: string; pause: number },
): Promise<void> {
  // The lock serialises concurrent bets of the member.
  await lockMember(tables, memberId)
  const latest = await tables.bets.find({
    where: { memberId, placedAt: { atLeast: now() - pause + 1 } },
  })
  if (latest.some((bet) => bet.nodeId === nodeId)) throw new RefusedAct('TOO_FAST')
}

type BetChange = (tables: DomainTables, announce: Announce) => Promise<BetRow | undefined>

type OwnBet = { betId: string; memberId: string | undefined; nodeId: string; act: BetChange }

/** Changes a pending bet of the member in a game; returns any other bet unchanged. */
const changeOwnBet = (
  { store }: Pick<Context, 'store'>,
  { betId, memberId, nodeId, act }: OwnBet,
): Promise<PlayedRound> =>
  store.transaction(async (tables, announce) => {
    // The bet is read without a lock, because the member must be locked before their bets.
    const own = await tables.bets.peek(betId)
    if (!own || own.memberId !== memberId || own.nodeId !== nodeId) {
      throw new RefusedAct('REQUEST_INVALID')
    }
    const changed = await act(tables, announce)
    return existingRound(changed ?? (await tables.bets.get(betId)) ?? own)
  })

/**
 * Number of latest bets to load. They include bets on all games; rounds of one game are selected
 * afterwards.
 */
const betsRead = 100

async function recentRounds(
  { store }: Pick<Context, 'store'>,
  { memberId, nodeId, limit }: { memberId: string; nodeId: string; limit: number },
): Promise<PlayedRound[]> {
  const bets = await store.bets.find({
    where: { memberId },
    orderBy: { column: 'placedAt', direction: 'descending' },
    limit: betsRead,
  })
  return bets
    .filter((bet) => bet.nodeId === nodeId)
    .flatMap((bet) => roundOf(bet) ?? [])
    .slice(0, limit)
}

/** Maximum time for which a bet is pending, in milliseconds. */
const longestBet = 7 * 24 * 3_600_000

async function pendingRounds(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { memberId, nodeId, limit }: { memberId: string; nodeId: string; limit: number },
): Promise<PlayedRound[]> {
  const bets = await store.bets.find({
    where: { memberId, nodeId, status: 'PENDING', placedAt: { atLeast: now() - longestBet } },
    orderBy: { column: 'placedAt', direction: 'descending' },
    limit,
  })
  return bets.flatMap((bet) => roundOf(bet) ?? [])
}

/**
 * Plays a round with play money. The result depends only on the token and the key, so that a retry
 * returns the same round although nothing is stored.
 */
async function playTrial(
  { context, token, launch, played }: Launched,
  { key, stake }: Order,
  decide: (randomBytes: ReturnType<typeof seededBytes>) => { win: number; gameRound: GameRound },
): Promise<PlayedRound> {
  if (!(await isSessionOpen(context, context.store, launch))) {
    throw new RefusedAct('SESSION_EXPIRED')
  }
  const { minimum, maximum } = played.stakes
  if (stake < minimum || stake > maximum) throw new RefusedAct('AMOUNT_OUT_OF_RANGE')
  const { win, gameRound } = decide(seededBytes(`${token}/${key}`))
  const id = `trial-${key}`
  const status = 'SETTLED'
  return { betId: id, roundId: id, status, stake, win, gameRound, placedAt: context.now() }
}
