import { expect, it } from 'vitest'
import { newestInPages } from './newestInPages.ts'

type Row = { id: string; at: number }
const row = (id: string, at: number): Row => ({ id, at })

/**
 * A `read` callback over `rows` for `newestInPages`. `sizes` lists the number of rows that each
 * call returned; `sorted` are the rows, newest first.
 */
function listOf(rows: readonly Row[]) {
  const sizes: number[] = []
  const sorted = rows.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
  const read = async (bound: number, limit: number) => {
    const page = sorted.filter(({ at }) => at < bound).slice(0, limit)
    sizes.push(page.length)
    return page
  }
  return { read, sizes, sorted }
}

async function collect(rows: readonly Row[], size: number, before = 1_000) {
  const { read, sizes, sorted } = listOf(rows)
  const found: Row[] = []
  for await (const page of newestInPages(read, ({ at }) => at, before, size)) found.push(...page)
  return { ids: found.map(({ id }) => id), sizes, sorted: sorted.map(({ id }) => id) }
}

it('newestInPages returns every row once, newest first, and reads at most one page at a time', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => row(`b-${index}`, index))
  const { ids, sizes, sorted } = await collect(rows, 4)
  expect(ids).toEqual(sorted)
  expect(Math.max(...sizes)).toBe(4)
})

it('newestInPages loses no rows when more rows than fit on a page share one timestamp', async () => {
  const rows = [row('z', 9), ...['a', 'b', 'c', 'd', 'e'].map((id) => row(id, 5)), row('y', 1)]
  const { ids, sorted } = await collect(rows, 2)
  expect(ids).toEqual(sorted)
})

it('newestInPages returns no rows for an empty list, and otherwise only rows older than the given time', async () => {
  expect((await collect([], 3)).ids).toEqual([])
  expect((await collect([row('a', 5), row('b', 20)], 3, 10)).ids).toEqual(['a'])
})
