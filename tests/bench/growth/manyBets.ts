/** Writes many bets directly to the store, and more of them later. */
import type {
  BetRow,
  Collections,
  DomainStore,
  MemberRow,
} from '../../../platform/domain/base/collections/collections.ts'
import type { RowOf } from '../../../platform/domain/base/storage/store.ts'
import { dayLength } from '../../../platform/domain/base/time/marketTime.ts'
import { weekOf } from '../../../platform/domain/play/points/earnPoints.ts'
import { earnedBy } from '../../../platform/domain/play/points/pointRules.ts'
import {
  createNumbers,
  insertAll,
  map,
  type Play,
  playBy,
  settledAtOf,
  toBet,
  toBetDays,
  toDays,
  toEntries,
  toEntryDays,
} from '../past/plays.ts'

export const heavyId = 'm-growth-heavy'
export const ordinaryId = 'm-growth-ordinary'
export const otherIds: readonly string[] = Array.from(
  { length: 2000 },
  (_, index) => `m-growth-${index}`,
)

/** Maximum number of bets of the heavy player, and number of bets of the ordinary player. */
const mostOfHeavy = 20_000
const ofOrdinary = 100
/**
 * The bets of the heavy and the ordinary player are spread over `recentDays`, the bets of all other
 * players over `days`.
 */
const recentDays = 30
const days = 400

/** Number of the heavy player's bets if all players have `bets` bets in total. */
export const heavyShare = (bets: number): number => Math.min(bets / 5, mostOfHeavy)

/** Played games: four of five are slots. */
const games = [
  ['RNG', 'PG'],
  ['RNG', 'PP'],
  ['RNG', 'JILI'],
  ['FISH', 'JILI'],
  ['LIVE', 'EVO'],
] as const
const gameOf = ({ at }: Play) => games[at % games.length] ?? games[0]

function toTypedBet(play: Play): BetRow {
  const [gameType, vendor] = gameOf(play)
  return toBet(play, gameType, vendor)
}

/** A deterministic sequence of bets: a longer one starts with the shorter one. */
function* playsOf(memberId: string, count: number, now: number): Generator<Play> {
  const random = createNumbers()
  for (let index = 0; index < count; index += 1) {
    const at = now - Math.floor(random() * recentDays * dayLength) - 60_000
    yield { id: idOf(at, `${memberId}-${index}`), memberId, at, ...playBy(random) }
  }
}

function* playsOfOthers(count: number, now: number): Generator<Play> {
  const random = createNumbers()
  for (let index = 0; index < count; index += 1) {
    const memberId = otherIds[Math.floor(random() ** 2 * otherIds.length)] ?? ordinaryId
    const at = now - Math.floor(random() * days * dayLength) - 60_000
    yield { id: idOf(at, String(index)), memberId, at, ...playBy(random) }
  }
}

/** Ids sort by time, like the platform's. */
const idOf = (at: number, name: string) => `b-${at.toString(16).padStart(12, '0')}${name}`

function* after<One>(all: Iterable<One>, skipCount: number): Generator<One> {
  let index = 0
  for (const one of all) {
    if (index >= skipCount) yield one
    index += 1
  }
}

export const usernameOf = (id: string): string => id.replace('m-growth-', 'jogador')

/** Creates the players of the bench, modelled on an existing member. */
export async function makePlayers(
  store: DomainStore,
  model: MemberRow,
  now: number,
): Promise<void> {
  const ids = [heavyId, ordinaryId, ...otherIds]
  const rows = ids.map((id) => {
    const username = usernameOf(id)
    const names = { username, usernameKey: username, nickname: username }
    const contacts = { mobileNum: null, countryDialingCode: null, email: null }
    return { ...model, ...names, ...contacts, id, createdAt: now - 500 * dayLength }
  })
  await insertAll(store.members, rows)
  await insertAll(
    store.wallets,
    ids.map((id) => ({ id, currency: 'BRL', balance: 100_000, updatedAt: now })),
  )
}

/**
 * Extends a database to a number of bets, with their totals.
 * @param from current number of bets.
 */
export async function addBets(
  store: DomainStore,
  { from, to, now }: { from: number; to: number; now: number },
): Promise<void> {
  const countsOf = (bets: number) => {
    const heavy = bets === 0 ? 0 : heavyShare(bets)
    const ordinary = bets === 0 ? 0 : ofOrdinary
    return { heavy, ordinary, others: bets - heavy - ordinary }
  }
  const [had, has] = [countsOf(from), countsOf(to)]
  const people = [
    { had: had.heavy, has: has.heavy, all: (count: number) => playsOf(heavyId, count, now) },
    {
      had: had.ordinary,
      has: has.ordinary,
      all: (count: number) => playsOf(ordinaryId, count, now),
    },
    { had: had.others, has: has.others, all: (count: number) => playsOfOthers(count, now) },
  ]
  const everybody = { memberId: { in: [heavyId, ordinaryId, ...otherIds] } }
  await store.memberDays.remove(everybody)
  await store.entryDays.remove(everybody)
  await store.betDays.remove(everybody)
  for (const { had, has, all } of people) {
    await insertAll(store.bets, map(after(all(has), had), toTypedBet))
    await insertAll(store.ledgerEntries, toEntries(after(all(has), had)))
    await insertAll(store.memberDays, toDays(all(has)))
    await insertAll(store.entryDays, toEntryDays(all(has)))
    await insertAll(store.betDays, toBetDays(map(all(has), toTypedBet)))
  }
  for (const memberId of [heavyId, ordinaryId]) {
    const count = memberId === heavyId ? has.heavy : has.ordinary
    await keepEarnings(store, [...playsOf(memberId, count, now)], now)
  }
}

/** Writes the earnings of a player's bets: points, the week's score, and turnover for rebates. */
async function keepEarnings(
  store: DomainStore,
  plays: readonly Play[],
  now: number,
): Promise<void> {
  const memberId = plays[0]?.memberId ?? ''
  const entries: RowOf<Collections['pointEntries']>[] = []
  const accruals = new Map<string, number>()
  let balance = 0
  let score = 0
  for (const play of plays.toSorted((a, b) => a.at - b.at)) {
    const [gameType] = gameOf(play)
    accruals.set(gameType, (accruals.get(gameType) ?? 0) + play.stake)
    const type = gameType === 'LIVE' ? 'LIVE' : 'RNG'
    const changed = Math.max(1, Math.floor(earnedBy(type, play.stake) / 1000))
    const at = settledAtOf(play)
    balance += changed
    if (weekOf(at) === weekOf(now)) score += changed
    const told = { memberId, type, changed, at, balanceAfter: balance }
    entries.push({ id: `pe-${play.id}`, reference: play.id, ...told })
  }
  await store.pointEntries.remove({ memberId })
  await insertAll(store.pointEntries, entries)
  await store.pointAccounts.remove({ id: memberId })
  await store.pointAccounts.insert({ id: memberId, balance, thousandths: 0, updatedAt: now })
  const week = weekOf(now)
  await store.weekScores.remove({ id: `${week}/${memberId}` })
  await store.weekScores.insert({ id: `${week}/${memberId}`, week, memberId, score })
  await store.rebateAccruals.remove({ memberId })
  await insertAll(
    store.rebateAccruals,
    map(accruals, ([gameType, validBet]) => {
      return { id: `${memberId}/${gameType}`, memberId, gameType, validBet }
    }),
  )
}
