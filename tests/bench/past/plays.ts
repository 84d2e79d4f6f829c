/** Bets of the past as they are stored, with what is kept of them, for databases filled in bulk. */
import type {
  BetRow,
  Collections,
  LedgerEntryRow,
} from '../../../platform/domain/base/collections/collections.ts'
import type { RowOf } from '../../../platform/domain/base/storage/store.ts'
import { startOfDay } from '../../../platform/domain/base/time/marketTime.ts'
import { noFigures } from '../../../platform/domain/money/ledger/memberDays.ts'

/** Milliseconds from a bet to its end. */
const settledAfter = 2000
/** Rows of an insert. */
const piece = 5000

/** A bet that was placed and settled; amounts in minor units. */
export type Play = { id: string; memberId: string; at: number; stake: number; win: number }

/** Always the same numbers, from nothing up to one. */
export function createNumbers(): () => number {
  let state = 20_261_126
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** What somebody stakes and wins, by chance. */
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

/** The entries of the players' wallets; no page of a player reads the house's. */
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

/** What moved through each wallet on each day, which the ledger keeps. */
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

/** The sums of each player's days, which the gateway keeps as it settles. */
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

/** What each player's bets of each day come to, by type of game and vendor. */
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
