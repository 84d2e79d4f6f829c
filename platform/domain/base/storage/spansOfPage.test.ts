import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMemoryStore } from './memoryStore.ts'
import { pageOfSpans } from './spansOfPage.ts'
import { defineCollection, text, time } from './store.ts'

const notes = defineCollection({ columns: { id: text(), at: time() } })
const length = 100
const period = { from: 50, to: 950 }
const times = fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 40 })

it('a page that is found by row counts per time span equals the page of a full read', async () => {
  await fc.assert(
    fc.asyncProperty(times, fc.integer({ min: 1, max: 9 }), async (all, pageSize) => {
      const store = createMemoryStore({ notes })
      const rows = all.map((at, index) => ({ id: `n${String(index).padStart(3, '0')}`, at }))
      await store.notes.insertMany(rows)
      const within = rows.filter(({ at }) => period.from <= at && at < period.to)
      const expected = within.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
      const counts = new Map<number, number>()
      for (const { at } of within) {
        const from = Math.floor(at / length) * length
        counts.set(from, (counts.get(from) ?? 0) + 1)
      }
      const timed = {
        collection: store.notes,
        time: 'at' as const,
        where: ({ from, to }: typeof period) => ({ at: { atLeast: from, below: to } }),
      }
      for (let page = 1; page <= expected.length / pageSize + 2; page += 1) {
        const found = await pageOfSpans(timed, counts, length, period, { page, pageSize })
        const items = expected.slice((page - 1) * pageSize, page * pageSize)
        expect(found).toEqual({ items, page, pageSize, total: expected.length })
      }
    }),
  )
})
