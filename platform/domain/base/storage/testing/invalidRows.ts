import { expect, it } from 'vitest'
import type { Query } from '../store.ts'
import { type SuiteStore, type Thing, thing } from './suiteCollections.ts'

/** Values as untyped code could pass them. */
const wrong = (columns: object): Partial<Thing> => columns
const circular: { self?: object } = {}
circular.self = circular

const wrongValues: Record<string, object> = {
  'a number as text': { name: 1 },
  'null in a required column': { name: null },
  'a fraction': { size: 1.5 },
  'a time with a fraction': { at: 0.1 },
  'an integer that is too large': { size: 2 ** 53 },
  NaN: { size: Number.NaN },
  'an integer as text': { size: '1' },
  'a BigInt': { size: 1n },
  'a date as time': { at: new Date(0) },
  'a number as boolean': { flag: 1 },
  'undefined in a required column': { name: undefined },
  'undefined in a nullable column': { code: undefined },
  'undefined as JSON': { data: undefined },
  'a function as JSON': { data: () => 1 },
  'a circular object as JSON': { data: circular },
  'a column that does not exist': { nothing: 1 },
  'a column named like a property of every object': { constructor: 'a' },
}

const wrongQueries: Record<string, object> = {
  'a condition that is undefined': { where: { name: undefined } },
  'a condition on a column that does not exist': { where: { nothing: 1 } },
  'a condition of the wrong type': { where: { size: '1' } },
  'a bound of the wrong type': { where: { size: { below: '1' } } },
  'a bound of null': { where: { weight: { below: null } } },
  'a single value in place of a list': { where: { name: { in: 'a' } } },
  'null in a list': { where: { weight: { in: [1, null] } } },
  'a value of the wrong type in a list': { where: { size: { in: [1, '2'] } } },
  'a lone surrogate in a contained text': { where: { name: { contains: '\ud83d' } } },
  'a contains condition on a number': { where: { size: { contains: '1' } } },
  'an unknown comparison': { where: { size: { above: 1 } } },
  'an empty condition': { where: { size: {} } },
  'a condition on JSON': { where: { data: 1 } },
  'an order by JSON': { orderBy: { column: 'data', direction: 'ascending' } },
  'an order by a column that does not exist': {
    orderBy: { column: 'nothing', direction: 'ascending' },
  },
  'a negative limit': { limit: -1 },
  'a fractional limit': { limit: 0.5 },
  'a negative offset': { offset: -1 },
}

export function itRejectsInvalidRows(store: () => SuiteStore): void {
  it.each(Object.entries(wrongValues))(
    'inserts and updates reject %s and store nothing',
    async (_, columns) => {
      const row = { ...thing('a'), ...wrong(columns) }
      await expect(store().things.insert(row)).rejects.toThrow(TypeError)
      await store().things.insert(thing('a'))
      await expect(store().things.update('a', wrong(columns))).rejects.toThrow(TypeError)
      expect(await store().things.find()).toEqual([thing('a')])
    },
  )

  it('an insert rejects a row with a missing column', async () => {
    const { code: _, ...row } = thing('a')
    // Only untyped code can omit a column, hence the cast.
    await expect(store().things.insert(row as Thing)).rejects.toThrow('code is missing')
  })

  it.each(Object.entries(wrongQueries))(
    'queries reject %s, and the row stays unchanged',
    async (_, wrongly) => {
      await store().things.insert(thing('a'))
      const query: Query<Thing> = wrongly
      await expect(store().things.find(query)).rejects.toThrow(TypeError)
      if (!query.where) return
      await expect(store().things.count(query.where)).rejects.toThrow(TypeError)
      await expect(store().things.remove(query.where)).rejects.toThrow(TypeError)
      await expect(store().things.update('a', { size: 2 }, query.where)).rejects.toThrow(TypeError)
      expect(await store().things.find()).toEqual([thing('a')])
    },
  )
}
