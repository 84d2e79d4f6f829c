import { expect, it } from 'vitest'
import { type SuiteStore, thing } from './suiteCollections.ts'

export function itChangesRows(store: () => SuiteStore): void {
  it('an update changes the given columns of one row and no other row', async () => {
    await store().things.insert(thing('a', { code: 'c', data: [1], flag: true }))
    await store().things.insert(thing('b'))
    const changes = { code: null, size: 7, flag: false, until: 9, data: { new: [] } }
    expect(await store().things.update('a', changes)).toBe(true)
    expect(await store().things.find()).toEqual([thing('a', changes), thing('b')])
  })

  it('an update can change the id of a row', async () => {
    await store().things.insert(thing('a', { code: 'c' }))
    expect(await store().things.update('a', { id: 'b' })).toBe(true)
    expect(await store().things.find()).toEqual([thing('b', { name: 'a', code: 'c' })])
    expect(await store().things.get('a')).toBeUndefined()
  })

  it('an update changes nothing when the row does not meet its condition', async () => {
    await store().things.insert(thing('a', { size: 1, weight: null }))
    expect(await store().things.update('a', { size: 2 }, { size: 0 })).toBe(false)
    expect(await store().things.update('a', { size: 2 }, { size: 1, weight: 1 })).toBe(false)
    expect(await store().things.update('a', { size: 2 }, { size: { below: 1 } })).toBe(false)
    expect(await store().things.get('a')).toEqual(thing('a', { size: 1 }))
    expect(await store().things.update('a', { size: 2 }, { size: 1, weight: null })).toBe(true)
    expect(await store().things.update('a', { size: 3 }, { size: { atLeast: 2 } })).toBe(true)
    expect(await store().things.get('a')).toEqual(thing('a', { size: 3 }))
  })

  it('an update without changes reports whether the row exists and meets the condition', async () => {
    await store().things.insert(thing('a', { size: 1 }))
    expect(await store().things.update('a', {})).toBe(true)
    expect(await store().things.update('a', {}, { size: 1 })).toBe(true)
    expect(await store().things.update('a', {}, { size: 2 })).toBe(false)
    expect(await store().things.update('b', {})).toBe(false)
    expect(await store().things.update('b', { size: 1 })).toBe(false)
  })

  it('a removal deletes all rows that meet its condition and returns their number', async () => {
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) {
      await store().things.insert(thing(id, { at: index }))
    }
    expect(await store().things.remove({ at: { below: 2 } })).toBe(2)
    expect(await store().things.remove({ id: 'c', at: 0 })).toBe(0)
    expect(await store().things.find()).toEqual([thing('c', { at: 2 }), thing('d', { at: 3 })])
    expect(await store().things.remove({})).toBe(2)
    expect(await store().things.count()).toBe(0)
  })

  it('a removed row can be inserted again', async () => {
    await store().things.insert(thing('a', { code: 'c' }))
    await store().things.remove({ id: 'a' })
    await store().things.insert(thing('a', { code: 'c', size: 2 }))
    expect(await store().things.get('a')).toEqual(thing('a', { code: 'c', size: 2 }))
  })
}
