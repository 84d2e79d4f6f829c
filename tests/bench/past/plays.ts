/** Stored past bets with their totals, for filling databases in bulk. */
import type {
  BetRow,
  Collections,
  LedgerEntryRow,
} from '../../../platform/domain/base/collections/collections.ts'
import type { RowOf } from '../../../platform/domain/base/storage/store.ts'
import { startOfDay } from '../../../platform/domain/base/time/marketTime.ts'
import { noFigures } from '../../../platform/domain/money/ledger/memberDays.ts'

/** Milliseconds from a bet to its settlement. */
const settledAfter = 2000
const piece = 5000

/** A settled bet; amounts in minor units. */
export type Play = { id: string; memberId: string; at: number; stake: number; win: number }

/** A deterministic sequence of numbers from 0 to 1. */
export function createNumbers(): () => number {
  let state = 20_261_126
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Random stake and win of a bet. */
export function playBy(random: () => number): Pick<Play, 'stake' | 'win'> {
  const stake = 100 + Math.floor(random() * 4900)
  const win = random() < 0.4 ? Math.floor(stake * random() * 4.6) : 0
  return { stake, win }
}

export async function insertAll<One>(
  collection: { insertMany(rows: readonly One[]): Promise<void> },
  rows: Iterable<One>,
): Promise<void> {
  let waiting: One[] = []
  for (const row of rows) {
    waiting.push(row)
    if (waiting.length < piece) continue
    await collection.insertMany(waiting)
    waiting = []
  }
  if (waiting.length > 0) await collection.insertMany(waiting)
}

export const settledAtOf = ({ at }: Pick<Play, 'at'>): number => at + settledAfter

export const toBet = (play: Play, gameType = 'RNG', vendor = 'PG'): BetRow => ({
  id: play.id,
  memberId: play.memberId,
  nodeId: 'n-1',
  gameName: 'Fortune Panda',
  vendor,
  gameType,
  rtp: 9600,
  stake: play.stake,
  validBet: play.stake,
  win: play.win,
  status: 'SETTLED',
  round: play.id,
  wallet: 'main',
  placedAt: play.at,
  settledAt: settledAtOf(play),
  details: {},
})

/**
 * Ledger entries of the players' wallets; the house's entries are omitted, since no player's page
 * reads them.
 */
export function* toEntries(plays: Iterable<Play>): Generator<LedgerEntryRow> {
  for (const play of plays) {
    const { id, memberId, at, stake, win } = play
    const entry = {
      transferId: id,
      account: memberId,
      memberId,
      balanceAfter: 100_000,
      currency: 'BRL',
      reference: id,
    }
    yield { ...entry, id: `e-${id}-0`, kind: 'BET', amount: -stake, at }
    if (win > 0)
      yield { ...entry, id: `e-${id}-1`, kind: 'WIN', amount: win, at: settledAtOf(play) }
  }
}

/** Daily totals of each wallet's ledger entries. */
export function toEntryDays(plays: Iterable<Play>): RowOf<Collections['entryDays']>[] {
  const days = new Map<string, RowOf<Collections['entryDays']>>()
  for (const { account, memberId, kind, amount, at } of toEntries(plays)) {
    const day = startOfDay(at)
    const direction = amount > 0 ? 'IN' : 'OUT'
    const id = `${account}/${day}/${kind}/${direction}`
    const named = { id, account, memberId: memberId ?? account, day, kind, direction } as const
    const kept = days.get(id) ?? { ...named, entries: 0, amount: 0 }
    kept.entries += 1
    kept.amount += amount
    days.set(id, kept)
  }
  return [...days.values()]
}

/** Daily totals of each player, as the gateway updates them on settlement. */
export function toDays(plays: Iterable<Play>): RowOf<Collections['memberDays']>[] {
  const days = new Map<string, RowOf<Collections['memberDays']>>()
  for (const play of plays) {
    const { memberId, stake, win } = play
    const day = startOfDay(settledAtOf(play))
    const id = `${memberId}/${day}`
    const kept = days.get(id) ?? { ...noFigures, staked: 0, id, memberId, day }
    kept.bets += 1
    kept.stake += stake
    kept.staked += stake
    kept.validBet += stake
    kept.win += win
    days.set(id, kept)
  }
  return [...days.values()]
}

/** Daily totals of each player's bets by game type and vendor. */
export function toBetDays(bets: Iterable<BetRow>): RowOf<Collections['betDays']>[] {
  const days = new Map<string, RowOf<Collections['betDays']>>()
  for (const { memberId, placedAt, settledAt, gameType, vendor, status, ...bet } of bets) {
    const placedDay = startOfDay(placedAt)
    const settledDay = settledAt === null ? null : startOfDay(settledAt)
    const id = [memberId, placedDay, settledDay, status, gameType, vendor].join('/')
    const named = { id, memberId, placedDay, settledDay, gameType, vendor, status }
    const kept = days.get(id) ?? { ...named, bets: 0, stake: 0, validBet: 0, win: 0 }
    kept.bets += 1
    kept.stake += bet.stake
    kept.validBet += bet.validBet
    kept.win += bet.win
    days.set(id, kept)
  }
  return [...days.values()]
}

export function* map<From, To>(all: Iterable<From>, to: (one: From) => To): Generator<To> {
  for (const one of all) yield to(one)
}
