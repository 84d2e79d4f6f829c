import { expect, it } from 'vitest'
import { awkwardTexts, largest, type SuiteStore, thing } from './suiteCollections.ts'

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
  it('come back with a value of every kind', async () => {
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

  it('come back with null in every column that may hold it', async () => {
    await store().things.insert(thing('a'))
    expect(await store().things.get('a')).toEqual(thing('a'))
  })

  it('are undefined when there are none', async () => {
    expect(await store().things.get('a')).toBeUndefined()
    expect(await store().things.get("a' or 'a' = 'a")).toBeUndefined()
    expect(await store().things.find()).toEqual([])
  })

  it('keep every text as it was, in ids too', async () => {
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

  it.each([largest, largest - 1, -largest, 2 ** 51 + 1, 0])(
    'keep the integer %i exactly',
    async (size) => {
      await store().things.insert(thing('a', { size, weight: size, at: size }))
      expect(await store().things.get('a')).toEqual(thing('a', { size, weight: size, at: size }))
      expect(await store().things.count({ size, at: { atLeast: size } })).toBe(1)
      expect(await store().things.count({ size: { below: size } })).toBe(0)
    },
  )

  it('know no negative zero', async () => {
    await store().things.insert(thing('a', { size: -0 }))
    expect(Object.is((await store().things.get('a'))?.size, 0)).toBe(true)
  })

  it.each(jsonValues.map((value) => [JSON.stringify(value).slice(0, 40), value]))(
    'keep the JSON %s',
    async (_, value) => {
      await store().things.insert(thing('a', { data: value, extra: value }))
      const row = await store().things.get('a')
      expect(JSON.stringify(row?.data)).toBe(JSON.stringify(value))
      expect(JSON.stringify(row?.extra)).toBe(JSON.stringify(value))
    },
  )

  it('keep of an object what JSON can say of it', async () => {
    const data = { when: new Date(0), gone: undefined, not: Number.NaN, list: [undefined] }
    await store().things.insert(thing('a', { data }))
    const kept = { when: '1970-01-01T00:00:00.000Z', not: null, list: [null] }
    expect((await store().things.get('a'))?.data).toStrictEqual(kept)
  })

  it('know one null, however it was written', async () => {
    await store().things.insert(thing('a', { extra: { toJSON: () => null } }))
    expect(await store().things.count({ extra: null })).toBe(1)
    expect(await store().things.get('a')).toEqual(thing('a'))
  })

  it('are not touched by what happens to the given object afterwards, even at once', async () => {
    const row = thing('a', { data: { list: [1] } })
    const inserting = store().things.insert(row)
    Object.assign(row, { name: 'changed', data: 'changed' })
    await inserting
    expect(await store().things.get('a')).toEqual(thing('a', { data: { list: [1] } }))
  })

  it('are not touched by what happens to a row that was read', async () => {
    await store().things.insert(thing('a', { data: { list: [1] } }))
    const row = await store().things.get('a')
    Object.assign(row ?? {}, { name: 'changed' })
    Object.assign(row?.data ?? {}, { list: 'changed' })
    expect(await store().things.get('a')).toEqual(thing('a', { data: { list: [1] } }))
  })
}
