import { describe, expect, it } from 'vitest'
import { copyMemoryStore, createMemoryStore } from './memoryStore.ts'
import { defineCollection, integer, json, text } from './store.ts'
import { itBehavesLikeAStore } from './testing/storeSuite.ts'
import {
  awkwardTexts,
  largestInteger,
  suiteCollections,
  thing,
} from './testing/suiteCollections.ts'

itBehavesLikeAStore('memory store', async () => createMemoryStore(suiteCollections), {
  randomRuns: 300,
})

/** Emulates a browser's storage: keeps the last saved text. */
function createStorage(text: string | null = null) {
  const storage = { text, saves: 0 }
  return {
    storage,
    load: () => storage.text,
    save: (snapshot: string) => {
      storage.text = snapshot
      storage.saves += 1
    },
  }
}

describe('copies of the memory store', () => {
  it('a copy has the rows and unique values of the copied store', async () => {
    const store = createMemoryStore(suiteCollections)
    await store.things.insert(thing('a', { code: 'x', data: { list: [1] } }))
    const copy = createMemoryStore(suiteCollections)
    copyMemoryStore(store)(copy)
    expect(await copy.things.find()).toEqual(await store.things.find())
    await expect(copy.things.insert(thing('b', { code: 'x' }))).rejects.toThrow('code')
  })

  it('a change of a store or of a copy affects no other copy', async () => {
    const store = createMemoryStore(suiteCollections)
    await store.things.insert(thing('a', { code: 'x', size: 1 }))
    const fill = copyMemoryStore(store)
    const [one, other] = [createMemoryStore(suiteCollections), createMemoryStore(suiteCollections)]
    fill(one)
    await store.things.update('a', { size: 2 })
    await one.things.update('a', { size: 3 })
    await one.things.insert(thing('b', { code: 'y' }))
    fill(other)
    expect(await other.things.find()).toMatchObject([{ id: 'a', code: 'x', size: 1 }])
    await other.things.insert(thing('c', { code: 'y' }))
  })
})

describe('snapshots of the memory store', () => {
  it('a snapshot of the memory store restores all rows and unique values', async () => {
    const kept = createStorage()
    const before = createMemoryStore(suiteCollections, kept)
    for (const id of awkwardTexts) {
      await before.things.insert(
        thing(id, { code: id, size: largestInteger, flag: true, data: { id } }),
      )
    }
    await before.notes.insert({ id: 'n', text: 'note' })
    await before.things.remove({ id: 'a' })
    const after = createMemoryStore(suiteCollections, kept)
    expect(await after.things.find()).toEqual(await before.things.find())
    expect(await after.notes.find()).toEqual([{ id: 'n', text: 'note' }])
    await expect(after.things.insert(thing('z', { code: '\0' }))).rejects.toThrow('code')
    await after.things.insert(thing('z', { code: 'a' }))
  })

  it('the memory store saves one snapshot per committed change, and none for calls without changes', async () => {
    const kept = createStorage()
    const store = createMemoryStore(suiteCollections, kept)
    await store.transaction(async ({ things, notes }) => {
      await things.insert(thing('a'))
      await notes.insert({ id: 'n', text: '' })
      expect(kept.storage.saves).toBe(0)
    })
    expect(kept.storage.saves).toBe(1)
    await store.things.find()
    await store.things.remove({ id: 'x' })
    await store.things.update('x', { size: 1 })
    await store.transaction(({ things }) => things.get('a'))
    const failing = store.transaction(async ({ things }) => {
      await things.remove({})
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(kept.storage.saves).toBe(1)
    const after = createMemoryStore(suiteCollections, kept)
    expect(await after.things.count()).toBe(1)
  })

  it('a change in a lazy collection is saved with the next change in another collection', async () => {
    const kept = createStorage()
    const store = createMemoryStore(suiteCollections, { ...kept, lazyCollections: ['notes'] })
    await store.notes.insert({ id: 'n', text: 'note' })
    expect(kept.storage.saves).toBe(0)
    await store.things.insert(thing('a'))
    expect(kept.storage.saves).toBe(1)
    const after = createMemoryStore(suiteCollections, kept)
    expect(await after.notes.find()).toEqual([{ id: 'n', text: 'note' }])
  })

  it('the memory store keeps working when it can neither load nor save snapshots', async () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    const store = createMemoryStore(suiteCollections, { load: blocked, save: blocked })
    await store.things.insert(thing('a'))
    expect(await store.things.get('a')).toEqual(thing('a'))
  })

  const notes = defineCollection({
    columns: { id: text(), count: integer(), data: json<unknown>() },
    unique: [['count']],
  })
  const snapshotWith = async (change: (text: string) => string) => {
    const kept = createStorage()
    const store = createMemoryStore({ notes }, kept)
    await store.notes.insert({ id: 'a', count: 1, data: { some: 'thing' } })
    await store.notes.insert({ id: 'b', count: 2, data: [] })
    const whole = kept.storage.text ?? ''
    expect(change(whole)).not.toBe(whole)
    return createMemoryStore({ notes }, createStorage(change(whole)))
  }

  it.each<[string, (text: string) => string]>([
    ['is empty', () => ''],
    ['is cut off', (snapshot) => snapshot.slice(0, -2)],
    ['is other JSON', () => '[null, {"rows": 1}]'],
    ['is null', () => 'null'],
    ['has no rows', (snapshot) => snapshot.replace('"notes":[', '"other":[')],
    [
      'has rows that are not a list',
      (snapshot) => snapshot.replace(/"notes":\[.*\]/, '"notes":{"length":1}'),
    ],
    ['has null in place of a row', (snapshot) => snapshot.replace(/\{"id":"b".*?\}/, 'null')],
    ['has a value of the wrong type', (snapshot) => snapshot.replace('"count":2', '"count":"2"')],
    ['lacks a value', (snapshot) => snapshot.replace('"count":2,', '')],
    ['has invalid JSON', (snapshot) => snapshot.replace('"data":"[]"', '"data":"["')],
    ['has a duplicate id', (snapshot) => snapshot.replace('"id":"b"', '"id":"a"')],
    ['has a duplicate unique value', (snapshot) => snapshot.replace('"count":2', '"count":1')],
  ])('a snapshot that %s is ignored', async (_, change) => {
    const store = await snapshotWith(change)
    expect(await store.notes.find()).toEqual([])
    await store.notes.insert({ id: 'a', count: 1, data: null })
  })

  it.each([
    [
      'an additional column',
      { columns: { id: text(), count: integer(), data: json(), more: text() } },
    ],
    ['a column of another type', { columns: { id: text(), count: text(), data: json() } }],
    ['another unique group', { columns: notes.columns, unique: [['count'], ['data']] }],
  ])('a snapshot of a schema with %s is ignored', async (_, definition) => {
    const kept = createStorage()
    const old = createMemoryStore({ notes }, kept)
    await old.notes.insert({ id: 'a', count: 1, data: null })
    const store = createMemoryStore({ notes: { ...notes, ...definition } }, kept)
    expect(await store.notes.count()).toBe(0)
  })
})
