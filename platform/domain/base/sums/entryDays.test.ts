import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { collections } from '../collections/collections.ts'
import { createMemoryStore } from '../storage/memoryStore.ts'
import { dayLength, startOfDay } from '../time/marketTime.ts'
import { amountOf, countEntryDay, sumEntries } from './entryDays.ts'

const first = startOfDay(Date.UTC(2026, 10, 21, 12))
/** A time in the four days after `first`, often at or next to the start of a day. */
const time = fc.oneof(
  fc.integer({ min: 0, max: 4 * dayLength }).map((after) => first + after),
  fc
    .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -1, max: 1 }))
    .map(([days, after]) => first + days * dayLength + after),
)
const ledgerEntry = fc.record({
  account: fc.constantFrom('m-1', 'm-1/bonus', 'm-2', 'house/bets'),
  kind: fc.constantFrom('BET', 'WIN', 'DEPOSIT'),
  amount: fc.integer({ min: -900, max: 900 }).filter((amount) => amount !== 0),
  at: time,
})
type Moved = { account: string; kind: string; amount: number; at: number }

const ownerOf = (account: string) =>
  account.startsWith('house/') ? null : (account.split('/')[0] ?? null)

async function keptStore(all: readonly Moved[]) {
  const { ledgerEntries, entryDays } = collections
  const store = createMemoryStore({ ledgerEntries, entryDays })
  for (const [index, entry] of all.entries()) {
    const memberId = ownerOf(entry.account)
    const id = `e-${index}`
    const told = { transferId: id, balanceAfter: null, currency: 'BRL', reference: 'r' }
    await store.ledgerEntries.insert({ id, memberId, ...told, ...entry })
    await countEntryDay(store, { memberId, ...entry })
  }
  return store
}

const wantedOnes = fc.constantFrom(
  { memberId: 'm-1' },
  { accounts: ['m-1'] },
  { accounts: ['m-1', 'm-1/bonus'], kinds: ['BET', 'WIN'] },
  { accounts: ['m-1'], direction: 'OUT' as const },
  { memberId: 'm-1', kinds: ['DEPOSIT'], direction: 'IN' as const },
)
type Wanted = {
  memberId?: string
  accounts?: readonly string[]
  kinds?: readonly string[]
  direction?: 'IN' | 'OUT'
}

const isWanted =
  ({ memberId, accounts, kinds, direction }: Wanted) =>
  ({ account, kind, amount }: Moved) =>
    (memberId === undefined || ownerOf(account) === memberId) &&
    (accounts === undefined || accounts.includes(account)) &&
    (kinds === undefined || kinds.includes(kind)) &&
    (direction === undefined || (amount > 0 ? 'IN' : 'OUT') === direction)

it('sums from daily totals equal the sums of the ledger entries for any period', async () => {
  await fc.assert(
    fc.asyncProperty(
      ...([fc.array(ledgerEntry, { maxLength: 40 }), wantedOnes, time] as const),
      fc.option(time, { nil: undefined }),
      async (all, filters, one, other) => {
        const store = await keptStore(all)
        const from = other === undefined ? one : Math.min(one, other)
        const to = other === undefined ? undefined : Math.max(one, other)
        const expected = all
          .filter(isWanted(filters))
          .filter(({ at }) => from <= at && (to === undefined || at < to))
        const sums = await sumEntries(store, filters, { from, ...(to !== undefined && { to }) })
        expect(amountOf(sums)).toBe(amountOf(expected))
        expect(sums.reduce((count, { entries }) => count + entries, 0)).toBe(expected.length)
        const days = new Set(expected.map(({ at }) => startOfDay(at)))
        expect(new Set(sums.map(({ day }) => day))).toEqual(days)
      },
    ),
    { numRuns: propertyRuns(300) },
  )
})

it('a sum over whole days uses daily totals and sums no ledger entries', async () => {
  const store = await keptStore([{ account: 'm-1', kind: 'BET', amount: -70, at: first }])
  const sum = () => Promise.reject(new Error('An entry was read'))
  const tables = { ...store, ledgerEntries: { ...store.ledgerEntries, sum } }
  const days = { from: first - dayLength, to: first + dayLength }
  expect(amountOf(await sumEntries(tables, { memberId: 'm-1' }, days))).toBe(-70)
  expect(amountOf(await sumEntries(tables, { memberId: 'm-1' }, { from: first }))).toBe(-70)
})
