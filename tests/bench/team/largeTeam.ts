/** A team as large as an agent's may become, made straight in the store. */
import type {
  BetRow,
  LedgerEntryRow,
  MemberRow,
  WorldStore,
} from '../../../platform/world/base/collections/collections.ts'
import { dayLength, startOfDay } from '../../../platform/world/base/time/marketTime.ts'
import { noFigures } from '../../../platform/world/money/ledger/memberDays.ts'

/** How many stand on each of ten levels: 50,000 in all. */
const levels = [200, 800, 3000, 6000, 8000, 8000, 8000, 6000, 6000, 4000]
/** How many of them play; a few of these play much more than the others. */
const players = 3000
const bets = 1_000_000
const days = 30
/** Milliseconds from a bet to its end. */
const settledAfter = 2000
/** Rows of an insert. */
const piece = 5000

type Row<Name extends keyof WorldStore> = WorldStore[Name] extends {
  insert(row: infer One): Promise<void>
}
  ? One
  : never

type Place = { id: string; path: string; above: readonly string[] }

/** Always the same numbers, from nothing up to one. */
function createNumbers(): () => number {
  let state = 20_261_126
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

async function insertAll<One>(
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

/** The places of the whole team, level by level. */
function placesBelow(agentId: string, random: () => number): Place[][] {
  let above: Place[] = [{ id: agentId, path: agentId, above: [] }]
  return levels.map((size, level) => {
    const places = Array.from({ length: size }, (_, index): Place => {
      const upline = above[Math.floor(random() * above.length)]
      if (!upline) throw new Error('There is nobody above')
      const id = `m-l${level + 1}n${index}`
      return { id, path: `${upline.path}/${id}`, above: [upline.id, ...upline.above] }
    })
    above = places
    return places
  })
}

const accountOf = (id: string) => `jogador.${id.slice(2)}`

function* betsOf(people: readonly Place[], random: () => number, now: number) {
  for (let index = 0; index < bets; index += 1) {
    // The square lets a few play most; players stand on every level.
    const player = people[Math.floor(random() ** 2 * players) * Math.floor(people.length / players)]
    if (!player) throw new Error('Nobody plays')
    const at = now - Math.floor(random() * days * dayLength) - 60_000
    const stake = 100 + Math.floor(random() * 4900)
    const win = random() < 0.4 ? Math.floor(stake * random() * 4.6) : 0
    yield { id: `b-large-${index}`, memberId: player.id, at, stake, win }
  }
}

type Play = ReturnType<typeof betsOf> extends Generator<infer One> ? One : never

const toBet = ({ id, memberId, at, stake, win }: Play): BetRow => ({
  id,
  memberId,
  nodeId: 'n-1',
  gameName: 'Fortune Panda',
  vendor: 'PG',
  gameType: 'RNG',
  rtp: 9600,
  stake,
  validBet: stake,
  win,
  status: 'SETTLED',
  round: id,
  wallet: 'main',
  placedAt: at,
  settledAt: at + settledAfter,
  details: {},
})

function* toEntries(plays: Iterable<Play>): Generator<LedgerEntryRow> {
  for (const { id, memberId, at, stake, win } of plays) {
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
      yield { ...entry, id: `e-${id}-1`, kind: 'WIN', amount: win, at: at + settledAfter }
  }
}

/** The sums of each player's days, which the gateway keeps as it settles. */
function toDays(plays: Iterable<Play>): Map<string, Row<'memberDays'>> {
  const days = new Map<string, Row<'memberDays'>>()
  for (const { memberId, at, stake, win } of plays) {
    const day = startOfDay(at + settledAfter)
    const id = `${memberId}/${day}`
    const kept = days.get(id) ?? { ...noFigures, staked: 0, id, memberId, day }
    kept.bets += 1
    kept.stake += stake
    kept.staked += stake
    kept.validBet += stake
    kept.win += win
    days.set(id, kept)
  }
  return days
}

/**
 * Puts 50,000 people on ten levels below an agent, with a million bets in 30 days.
 * @param agent whose place in a team is made too.
 */
export async function makeLargeTeam(store: WorldStore, agent: MemberRow, now: number) {
  const random = createNumbers()
  const byLevel = placesBelow(agent.id, random)
  const places = byLevel.flat()
  const typeOf = (index: number) => (index % 10 === 0 ? agent.type : 0)
  const joinedAt = (index: number) => now - (400 + (index % 300)) * dayLength
  const members = places.map(
    ({ id }, index): Row<'members'> => ({
      ...agent,
      id,
      username: accountOf(id),
      usernameKey: accountOf(id),
      type: typeOf(index),
      nickname: accountOf(id),
      mobileNum: null,
      countryDialingCode: null,
      email: null,
      createdAt: joinedAt(index),
    }),
  )
  await insertAll(store.members, members)
  await insertAll(
    store.wallets,
    places.map(({ id }) => ({ id, currency: 'BRL', balance: 100_000, updatedAt: now })),
  )
  await insertAll(
    store.teamMembers,
    places.map(({ id, path, above }, index) => ({
      id,
      uplineId: above[0] ?? agent.id,
      path,
      level: above.length,
      account: accountOf(id),
      rates: {},
      joinedAt: joinedAt(index),
    })),
  )
  function* links() {
    for (const [index, { id, above }] of places.entries()) {
      for (const [step, ancestorId] of above.entries()) {
        const link = { id: `${ancestorId}>${id}`, ancestorId, memberId: id, depth: step + 1 }
        const account = { accountKey: accountOf(id), accountType: typeOf(index) }
        yield { ...link, joinedAt: joinedAt(index), ...account }
      }
    }
  }
  await insertAll(store.teamLinks, links())
  const seeded = () => betsOf(places, createNumbers(), now)
  await insertAll(store.bets, map(seeded(), toBet))
  await insertAll(store.ledgerEntries, toEntries(seeded()))
  await insertAll(store.memberDays, toDays(seeded()).values())
}

function* map<From, To>(all: Iterable<From>, to: (one: From) => To): Generator<To> {
  for (const one of all) yield to(one)
}
