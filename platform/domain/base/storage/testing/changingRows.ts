import { expect, it } from 'vitest'
import { type SuiteStore, thing } from './suiteCollections.ts'

export function itChangesRows(store: () => SuiteStore): void {
  it('change where an update says so, and nowhere else', async () => {
    await store().things.insert(thing('a', { code: 'c', data: [1], flag: true }))
    await store().things.insert(thing('b'))
    const changes = { code: null, size: 7, flag: false, until: 9, data: { new: [] } }
    expect(await store().things.update('a', changes)).toBe(true)
    expect(await store().things.find()).toEqual([thing('a', changes), thing('b')])
  })

  it('can get another id', async () => {
    await store().things.insert(thing('a', { code: 'c' }))
    expect(await store().things.update('a', { id: 'b' })).toBe(true)
    expect(await store().things.find()).toEqual([thing('b', { name: 'a', code: 'c' })])
    expect(await store().things.get('a')).toBeUndefined()
  })

  it('stay as they are when they do not meet what an update expects', async () => {
    await store().things.insert(thing('a', { size: 1, weight: null }))
    expect(await store().things.update('a', { size: 2 }, { size: 0 })).toBe(false)
    expect(await store().things.update('a', { size: 2 }, { size: 1, weight: 1 })).toBe(false)
    expect(await store().things.update('a', { size: 2 }, { size: { below: 1 } })).toBe(false)
    expect(await store().things.get('a')).toEqual(thing('a', { size: 1 }))
    expect(await store().things.update('a', { size: 2 }, { size: 1, weight: null })).toBe(true)
    expect(await store().things.update('a', { size: 3 }, { size: { atLeast: 2 } })).toBe(true)
    expect(await store().things.get('a')).toEqual(thing('a', { size: 3 }))
  })

  it('tell whether they are there and as expected, to an update without changes', async () => {
    await store().things.insert(thing('a', { size: 1 }))
    expect(await store().things.update('a', {})).toBe(true)
    expect(await store().things.update('a', {}, { size: 1 })).toBe(true)
    expect(await store().things.update('a', {}, { size: 2 })).toBe(false)
    expect(await store().things.update('b', {})).toBe(false)
    expect(await store().things.update('b', { size: 1 })).toBe(false)
  })

  it('are removed by a condition, and counted', async () => {
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) {
      await store().things.insert(thing(id, { at: index }))
    }
    expect(await store().things.remove({ at: { below: 2 } })).toBe(2)
    expect(await store().things.remove({ id: 'c', at: 0 })).toBe(0)
    expect(await store().things.find()).toEqual([thing('c', { at: 2 }), thing('d', { at: 3 })])
    expect(await store().things.remove({})).toBe(2)
    expect(await store().things.count()).toBe(0)
  })

  it('can come again after they were removed', async () => {
    await store().things.insert(thing('a', { code: 'c' }))
    await store().things.remove({ id: 'a' })
    await store().things.insert(thing('a', { code: 'c', size: 2 }))
    expect(await store().things.get('a')).toEqual(thing('a', { code: 'c', size: 2 }))
  })
}
