import { expect, it } from 'vitest'
import type { Query } from '../store.ts'
import { type SuiteStore, type Thing, thing } from './suiteCollections.ts'

/** Values as they come from code that is not typed. */
const wrong = (columns: object): Partial<Thing> => columns
const circular: { self?: object } = {}
circular.self = circular

const wrongValues: Record<string, object> = {
  'a number as text': { name: 1 },
  'null where there must be a value': { name: null },
  'a fraction': { size: 1.5 },
  'a time with a fraction': { at: 0.1 },
  'an integer that is too large': { size: 2 ** 53 },
  'no number': { size: Number.NaN },
  'an integer as text': { size: '1' },
  'a big integer': { size: 1n },
  'a date as time': { at: new Date(0) },
  'a number as truth': { flag: 1 },
  undefined: { name: undefined },
  'undefined where null may be': { code: undefined },
  'undefined as JSON': { data: undefined },
  'a function as JSON': { data: () => 1 },
  'a circle as JSON': { data: circular },
  'a column that does not exist': { nothing: 1 },
  'a column named like a part of every object': { constructor: 'a' },
}

const wrongQueries: Record<string, object> = {
  'a condition that is undefined': { where: { name: undefined } },
  'a condition on a column that does not exist': { where: { nothing: 1 } },
  'a condition of another kind': { where: { size: '1' } },
  'a bound of another kind': { where: { size: { below: '1' } } },
  'a bound of null': { where: { weight: { below: null } } },
  'one value where a list must be': { where: { name: { in: 'a' } } },
  'null in a list': { where: { weight: { in: [1, null] } } },
  'another kind in a list': { where: { size: { in: [1, '2'] } } },
  'half a letter in a text': { where: { name: { contains: '\ud83d' } } },
  'a part of a number': { where: { size: { contains: '1' } } },
  'an unknown comparison': { where: { size: { above: 1 } } },
  'an empty condition': { where: { size: {} } },
  'a condition on JSON': { where: { data: 1 } },
  'an order by JSON': { orderBy: { column: 'data', direction: 'ascending' } },
  'an order by a column that does not exist': {
    orderBy: { column: 'nothing', direction: 'ascending' },
  },
  'a negative limit': { limit: -1 },
  'a limit that is no integer': { limit: 0.5 },
  'a negative offset': { offset: -1 },
}

export function itRejectsInvalidRows(store: () => SuiteStore): void {
  it.each(Object.entries(wrongValues))('%s is refused and nothing is kept', async (_, columns) => {
    const row = { ...thing('a'), ...wrong(columns) }
    await expect(store().things.insert(row)).rejects.toThrow(TypeError)
    await store().things.insert(thing('a'))
    await expect(store().things.update('a', wrong(columns))).rejects.toThrow(TypeError)
    expect(await store().things.find()).toEqual([thing('a')])
  })

  it('a row without all of its columns is refused', async () => {
    const { code: _, ...row } = thing('a')
    // What only untyped code can do.
    await expect(store().things.insert(row as Thing)).rejects.toThrow('code is missing')
  })

  it.each(Object.entries(wrongQueries))(
    '%s is refused, and removes nothing',
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
