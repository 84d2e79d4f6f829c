import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { createMemoryStore } from './memoryStore.ts'
import { ownedInPages, pageOfOwned, piecesOf } from './ownedRows.ts'
import { defineCollection, text, time } from './store.ts'

const notes = defineCollection({ columns: { id: text(), writerId: text(), at: time() } })
type Note = { id: string; writerId: string; at: number }

const hour = 3_600_000
const period = { from: 0, to: 100 * hour }

/** More writer ids than one SQL statement may contain. Some writers have no rows. */
const writers = Array.from({ length: 4_100 }, (_, index) => `w${index}`)

const ownedNotes = (
  collection: ReturnType<typeof createMemoryStore<{ notes: typeof notes }>>['notes'],
) => ({
  collection,
  owner: 'writerId' as const,
  time: 'at' as const,
  where: (ids: readonly string[], { from, to }: typeof period) => ({
    writerId: { in: ids },
    at: { atLeast: from, below: to },
  }),
})

const newestFirst = (rows: readonly Note[]) =>
  rows.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(({ id }) => id)

/** Number of rows by start of the day. */
function daysOf(rows: readonly Note[]): Map<number, number> {
  const days = new Map<number, number>()
  for (const { at } of rows) {
    const day = Math.floor(at / (24 * hour)) * 24 * hour
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  return days
}

async function pagesOf(rows: AsyncIterable<Note[]>): Promise<Note[][]> {
  const pages: Note[][] = []
  for await (const page of rows) pages.push(page)
  return pages
}

const writtenNotes = fc.array(
  fc.record({ writer: fc.nat(writers.length - 1), at: fc.integer({ min: 0, max: 101 * hour }) }),
  { maxLength: 60 },
)

it('each page of rows of many owners equals the page of a full read', async () => {
  await fc.assert(
    fc.asyncProperty(writtenNotes, fc.integer({ min: 1, max: 9 }), async (all, pageSize) => {
      const store = createMemoryStore({ notes })
      const rows = all.map(({ writer, at }, index) => ({
        id: `n${String(index).padStart(3, '0')}`,
        writerId: `w${writer}`,
        at,
      }))
      await store.notes.insertMany(rows)
      const expected = newestFirst(rows.filter(({ at }) => at < period.to))
      const request = ownedNotes(store.notes)
      const piecesIn = (some: typeof period) => piecesOf(request, writers, some)
      const days = daysOf(rows.filter(({ at }) => at < period.to))
      for (let page = 1; page <= expected.length / pageSize + 2; page += 1) {
        const found = await pageOfOwned(request, piecesIn, days, period, { page, pageSize })
        expect(found.total).toBe(expected.length)
        expect(found.items.map(({ id }) => id)).toEqual(
          expected.slice((page - 1) * pageSize, page * pageSize),
        )
      }
      const paged = await pagesOf(ownedInPages(request, writers, period))
      expect(paged.flat().map(({ id }) => id)).toEqual(expected)
    }),
    { numRuns: propertyRuns(40) },
  )
})

it('ownedInPages returns all rows of many owners in pages of at most a thousand', async () => {
  const store = createMemoryStore({ notes })
  const rows = Array.from({ length: 9_000 }, (_, index) => ({
    id: `n${String(index).padStart(4, '0')}`,
    writerId: `w${index % writers.length}`,
    // The first hour contains more rows than fit on a page.
    at: index < 4_000 ? index : (index % 90) * hour,
  }))
  await store.notes.insertMany(rows)
  const paged = await pagesOf(ownedInPages(ownedNotes(store.notes), writers, period))
  expect(Math.max(...paged.map((page) => page.length))).toBeLessThanOrEqual(1_000)
  expect(paged.flat().map(({ id }) => id)).toEqual(newestFirst(rows))
})

it('ownedInPages needs at most five queries per page when each hour has few rows', async () => {
  const store = createMemoryStore({ notes })
  const rows = Array.from({ length: 18_000 }, (_, index) => ({
    id: `n${String(index).padStart(5, '0')}`,
    writerId: `w${index % writers.length}`,
    at: (index % 85) * hour,
  }))
  await store.notes.insertMany(rows)
  const find = vi.spyOn(store.notes, 'find')
  const paged = await pagesOf(ownedInPages(ownedNotes(store.notes), writers, period))
  expect(paged.flat().map(({ id }) => id)).toEqual(newestFirst(rows))
  // Five queries, since each names up to a thousand of the 4,100 writers.
  expect(find.mock.calls.length / paged.length).toBeLessThanOrEqual(5)
})
