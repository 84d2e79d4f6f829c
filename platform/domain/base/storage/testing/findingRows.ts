import { expect, it } from 'vitest'
import type { Query } from '../store.ts'
import { awkwardTexts, type SuiteStore, type Thing, thing } from './suiteCollections.ts'

export function itFindsRows(store: () => SuiteStore): void {
  itSortsRows(store)
  itFiltersRows(store)
}

async function idsOf({ things }: SuiteStore, query?: Query<Thing>): Promise<string> {
  return (await things.find(query)).map(({ id }) => id).join('')
}

/** Weights: a = 3, b = 1, c = null, d = 2, e = 1 */
async function insertFive({ things }: SuiteStore): Promise<void> {
  const weights = { d: 2, b: 1, e: 1, a: 3, c: null }
  for (const [id, weight] of Object.entries(weights)) {
    const size = weight ?? 0
    const until = weight === null ? null : weight * 10
    await things.insert(
      thing(id, { weight, size, until, flag: size > 1, sure: weight === null ? null : size > 1 }),
    )
  }
}

function itSortsRows(store: () => SuiteStore): void {
  it('find returns rows sorted by id when the query has no order', async () => {
    await insertFive(store())
    expect(await idsOf(store())).toBe('abcde')
    expect(await idsOf(store(), { where: { size: { atLeast: 1 } } })).toBe('abde')
  })

  it('find sorts by a column, with nulls first or last and rows with equal values sorted by id', async () => {
    await insertFive(store())
    expect(await idsOf(store(), { orderBy: { column: 'weight', direction: 'ascending' } })).toBe(
      'cbeda',
    )
    expect(await idsOf(store(), { orderBy: { column: 'weight', direction: 'descending' } })).toBe(
      'adbec',
    )
    expect(await idsOf(store(), { orderBy: { column: 'flag', direction: 'ascending' } })).toBe(
      'bcead',
    )
    expect(await idsOf(store(), { orderBy: { column: 'id', direction: 'descending' } })).toBe(
      'edcba',
    )
    const lastIdFirst = { direction: 'descending', ids: 'descending' } as const
    expect(await idsOf(store(), { orderBy: { ...lastIdFirst, column: 'weight' } })).toBe('adebc')
    expect(await idsOf(store(), { orderBy: { ...lastIdFirst, column: 'id' } })).toBe('edcba')
  })

  it('find returns a page by limit and offset', async () => {
    await insertFive(store())
    const orderBy = { column: 'size', direction: 'descending' } as const
    expect(await idsOf(store(), { orderBy, limit: 2 })).toBe('ad')
    expect(await idsOf(store(), { orderBy, limit: 2, offset: 2 })).toBe('be')
    expect(await idsOf(store(), { orderBy, limit: 2, offset: 4 })).toBe('c')
    expect(await idsOf(store(), { limit: 2, offset: 9 })).toBe('')
    expect(await idsOf(store(), { limit: 0 })).toBe('')
    expect(await idsOf(store(), { limit: 99 })).toBe('abcde')
    expect(await idsOf(store(), { offset: 3 })).toBe('de')
    expect(await idsOf(store(), { offset: 0 })).toBe('abcde')
  })
}

function itFiltersRows(store: () => SuiteStore): void {
  it('find returns rows that meet all conditions', async () => {
    await insertFive(store())
    expect(await idsOf(store(), { where: { weight: 1 } })).toBe('be')
    expect(await idsOf(store(), { where: { weight: 1, id: 'e' } })).toBe('e')
    expect(await idsOf(store(), { where: { id: 'e', weight: 2 } })).toBe('')
    expect(await idsOf(store(), { where: { id: 'x' } })).toBe('')
    expect(await idsOf(store(), { where: {} })).toBe('abcde')
  })

  it('find matches null by equality and never by bounds', async () => {
    await insertFive(store())
    expect(await idsOf(store(), { where: { weight: null } })).toBe('c')
    expect(await idsOf(store(), { where: { sure: null, until: null } })).toBe('c')
    expect(await idsOf(store(), { where: { until: { below: 99 } } })).toBe('abde')
    expect(await idsOf(store(), { where: { until: { atLeast: -99 } } })).toBe('abde')
  })

  it('find compares by bounds: below excludes its value, atLeast includes it', async () => {
    await insertFive(store())
    expect(await idsOf(store(), { where: { weight: { below: 2 } } })).toBe('be')
    expect(await idsOf(store(), { where: { weight: { atLeast: 2 } } })).toBe('ad')
    expect(await idsOf(store(), { where: { id: { atLeast: 'b', below: 'd' } } })).toBe('bc')
  })

  it('find compares booleans', async () => {
    await insertFive(store())
    expect(await idsOf(store(), { where: { flag: true } })).toBe('ad')
    expect(await idsOf(store(), { where: { flag: false } })).toBe('bce')
    expect(await idsOf(store(), { where: { sure: false } })).toBe('be')
    expect(await idsOf(store(), { where: { sure: { below: true } } })).toBe('be')
  })

  it('count returns the number of rows that find returns', async () => {
    await insertFive(store())
    expect(await store().things.count()).toBe(5)
    expect(await store().things.count({ weight: 1 })).toBe(2)
    expect(await store().things.count({ weight: null })).toBe(1)
    expect(await store().things.count({ weight: { atLeast: 9 } })).toBe(0)
  })

  it('find compares and sorts all texts by code point', async () => {
    for (const [index, text] of [...awkwardTexts].reverse().entries()) {
      await store().things.insert(thing(String(index), { name: text, code: text }))
    }
    const query = { orderBy: { column: 'code', direction: 'ascending' } } as const
    expect((await store().things.find(query)).map(({ code }) => code)).toEqual(awkwardTexts)
    for (const [index, text] of awkwardTexts.entries()) {
      expect(await store().things.count({ name: { below: text } })).toBe(index)
      expect(await store().things.count({ code: { atLeast: text } })).toBe(
        awkwardTexts.length - index,
      )
    }
  })

  it('find does not modify its query', async () => {
    const query = Object.freeze({ where: Object.freeze({ size: 0 }), limit: 1 })
    await store().things.insert(thing('a'))
    expect(await idsOf(store(), query)).toBe('a')
    expect(query).toEqual({ where: { size: 0 }, limit: 1 })
  })
}
