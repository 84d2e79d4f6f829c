import { expect, it } from 'vitest'
import { awkwardTexts, largestInteger, type SuiteStore, thing } from './suiteCollections.ts'

const jsonValues: unknown[] = [
  null,
  false,
  0,
  -1.5,
  1e21,
  '',
  '123',
  'null',
  [],
  {},
  { b: 1, a: [null, { deep: '\u{1f600}' }] },
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}'),
  awkwardTexts,
]

export function itKeepsRows(store: () => SuiteStore): void {
  it('a row with values of every type is returned unchanged', async () => {
    const row = thing('a', {
      code: 'c',
      size: -3,
      weight: 4,
      flag: true,
      sure: false,
      at: 1_795_000_000_000,
      until: 0,
      data: { list: [1, 'two', null] },
      extra: ['more'],
    })
    await store().things.insert(row)
    expect(await store().things.get('a')).toEqual(row)
    expect(await store().things.find()).toEqual([row])
  })

  it('a row with null in every nullable column is returned unchanged', async () => {
    await store().things.insert(thing('a'))
    expect(await store().things.get('a')).toEqual(thing('a'))
  })

  it('get returns undefined, and find returns an empty list, when no row matches', async () => {
    expect(await store().things.get('a')).toBeUndefined()
    expect(await store().things.get("a' or 'a' = 'a")).toBeUndefined()
    expect(await store().things.find()).toEqual([])
  })

  it('unusual texts are stored unchanged, in columns and as ids', async () => {
    for (const text of awkwardTexts) {
      await store().things.insert(thing(text, { name: `name ${text}`, code: text }))
    }
    for (const text of awkwardTexts) {
      const row = await store().things.get(text)
      expect(row).toEqual(thing(text, { name: `name ${text}`, code: text }))
      expect(await store().things.find({ where: { code: text } })).toEqual([row])
    }
    expect(await store().things.count()).toBe(awkwardTexts.length)
  })

  it.each([largestInteger, largestInteger - 1, -largestInteger, 2 ** 51 + 1, 0])(
    'the integer %i is stored exactly',
    async (size) => {
      await store().things.insert(thing('a', { size, weight: size, at: size }))
      expect(await store().things.get('a')).toEqual(thing('a', { size, weight: size, at: size }))
      expect(await store().things.count({ size, at: { atLeast: size } })).toBe(1)
      expect(await store().things.count({ size: { below: size } })).toBe(0)
    },
  )

  it('negative zero is stored as zero', async () => {
    await store().things.insert(thing('a', { size: -0 }))
    expect(Object.is((await store().things.get('a'))?.size, 0)).toBe(true)
  })

  it.each(jsonValues.map((value) => [JSON.stringify(value).slice(0, 40), value]))(
    'the JSON %s is stored unchanged',
    async (_, value) => {
      await store().things.insert(thing('a', { data: value, extra: value }))
      const row = await store().things.get('a')
      expect(JSON.stringify(row?.data)).toBe(JSON.stringify(value))
      expect(JSON.stringify(row?.extra)).toBe(JSON.stringify(value))
    },
  )

  it('a JSON column stores an object as its JSON serialization', async () => {
    const data = { when: new Date(0), gone: undefined, not: Number.NaN, list: [undefined] }
    await store().things.insert(thing('a', { data }))
    const kept = { when: '1970-01-01T00:00:00.000Z', not: null, list: [null] }
    expect((await store().things.get('a'))?.data).toStrictEqual(kept)
  })

  it('a nullable JSON column stores JSON null as null', async () => {
    await store().things.insert(thing('a', { extra: { toJSON: () => null } }))
    expect(await store().things.count({ extra: null })).toBe(1)
    expect(await store().things.get('a')).toEqual(thing('a'))
  })

  it('changing the inserted object right after the call does not change the stored row', async () => {
    const row = thing('a', { data: { list: [1] } })
    const inserting = store().things.insert(row)
    Object.assign(row, { name: 'changed', data: 'changed' })
    await inserting
    expect(await store().things.get('a')).toEqual(thing('a', { data: { list: [1] } }))
  })

  it('changing a returned row does not change the stored row', async () => {
    await store().things.insert(thing('a', { data: { list: [1] } }))
    const row = await store().things.get('a')
    Object.assign(row ?? {}, { name: 'changed' })
    Object.assign(row?.data ?? {}, { list: 'changed' })
    expect(await store().things.get('a')).toEqual(thing('a', { data: { list: [1] } }))
  })
}
