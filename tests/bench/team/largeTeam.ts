/** A team of the maximum size, written directly to the store. */
import type {
  DomainStore,
  MemberRow,
} from '../../../platform/domain/base/collections/collections.ts'
import { dayLength } from '../../../platform/domain/base/time/marketTime.ts'
import {
  createNumbers,
  insertAll,
  map,
  type Play,
  playBy,
  toBet,
  toBetDays,
  toDays,
  toEntries,
  toEntryDays,
} from '../past/plays.ts'

/** Members on each of ten levels: 50,000 in total. */
const levels = [200, 800, 3000, 6000, 8000, 8000, 8000, 6000, 6000, 4000]
/** Number of playing members; a few of them play much more than the others. */
const players = 3000
const bets = 1_000_000
const days = 30

type Row<Name extends keyof DomainStore> = DomainStore[Name] extends {
  insert(row: infer One): Promise<void>
}
  ? One
  : never

type Place = { id: string; path: string; uplineIds: readonly string[] }

/** Hierarchy rows of the whole team, level by level. */
function placesBelow(agentId: string, random: () => number): Place[][] {
  let above: Place[] = [{ id: agentId, path: agentId, uplineIds: [] }]
  return levels.map((size, level) => {
    const places = Array.from({ length: size }, (_, index): Place => {
      const upline = above[Math.floor(random() * above.length)]
      if (!upline) throw new Error('There is nobody above')
      const id = `m-l${level + 1}n${index}`
      return { id, path: `${upline.path}/${id}`, uplineIds: [upline.id, ...upline.uplineIds] }
    })
    above = places
    return places
  })
}

const accountOf = (id: string) => `jogador.${id.slice(2)}`

function* betsOf(people: readonly Place[], random: () => number, now: number): Generator<Play> {
  for (let index = 0; index < bets; index += 1) {
    // A squared random number makes a few members play most. There are players on every level.
    const player = people[Math.floor(random() ** 2 * players) * Math.floor(people.length / players)]
    if (!player) throw new Error('Nobody plays')
    const at = now - Math.floor(random() * days * dayLength) - 60_000
    yield { id: `b-large-${index}`, memberId: player.id, at, ...playBy(random) }
  }
}

/**
 * Creates 50,000 members on ten levels below an agent, with a million bets in 30 days.
 * @param agent gets a hierarchy row too.
 */
export async function makeLargeTeam(store: DomainStore, agent: MemberRow, now: number) {
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
    places.map(({ id, path, uplineIds: above }, index) => ({
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
    for (const [index, { id, uplineIds: above }] of places.entries()) {
      for (const [step, ancestorId] of above.entries()) {
        const link = { id: `${ancestorId}>${id}`, ancestorId, memberId: id, depth: step + 1 }
        const account = { accountKey: accountOf(id), accountType: typeOf(index) }
        yield { ...link, joinedAt: joinedAt(index), ...account }
      }
    }
  }
  await insertAll(store.teamLinks, links())
  const seeded = () => betsOf(places, createNumbers(), now)
  const rows = () => map(seeded(), (play) => toBet(play))
  await insertAll(store.bets, rows())
  await insertAll(store.ledgerEntries, toEntries(seeded()))
  await insertAll(store.memberDays, toDays(seeded()))
  await insertAll(store.entryDays, toEntryDays(seeded()))
  await insertAll(store.betDays, toBetDays(rows()))
}
