import { expect, it } from 'vitest'
import { DuplicateError } from '../store.ts'
import { type SuiteStore, thing } from './suiteCollections.ts'

class DeliberateError extends Error {}

export function itRunsTransactions(store: () => SuiteStore): void {
  const ids = async () => (await store().things.find()).map(({ id }) => id).join('')

  it('a transaction writes to several collections and returns the result of its work', async () => {
    const result = await store().transaction(async ({ things, notes }) => {
      await things.insert(thing('a'))
      await notes.insert({ id: 'n', text: 'note' })
      return { done: true }
    })
    expect(result).toEqual({ done: true })
    expect(await ids()).toBe('a')
    expect(await store().notes.get('n')).toEqual({ id: 'n', text: 'note' })
  })

  it("every query in a transaction sees the transaction's writes", async () => {
    await store().things.insert(thing('a', { code: 'c' }))
    await store().things.insert(thing('b'))
    await store().transaction(async ({ things }) => {
      await things.insert(thing('d', { size: 3 }))
      await things.update('a', { code: null, size: 2 })
      await things.remove({ id: 'b' })
      await things.insert(thing('e', { code: 'c', size: 1 }))
      expect((await things.find()).map(({ id }) => id).join('')).toBe('ade')
      expect(await things.count({ size: { atLeast: 2 } })).toBe(2)
      expect(await things.get('b')).toBeUndefined()
      expect((await things.get('a'))?.size).toBe(2)
      expect(await things.find({ where: { code: 'c' } })).toEqual([
        thing('e', { code: 'c', size: 1 }),
      ])
    })
    expect(await ids()).toBe('ade')
  })

  it('a transaction whose work throws is rolled back and rethrows the error', async () => {
    await store().things.insert(thing('a', { code: 'c' }))
    await store().things.insert(thing('b'))
    const error = new DeliberateError('no')
    const failing = store().transaction(async ({ things, notes }) => {
      await things.insert(thing('d'))
      await things.update('a', { size: 9, code: 'x' })
      await things.update('b', { id: 'e' })
      await things.remove({ id: 'b' })
      await notes.insert({ id: 'n', text: '' })
      throw error
    })
    expect(await failing.catch((reason: unknown) => reason)).toBe(error)
    expect(await store().things.find()).toEqual([thing('a', { code: 'c' }), thing('b')])
    expect(await store().notes.count()).toBe(0)
    await store().things.insert(thing('d', { code: 'x' }))
    await expect(store().things.insert(thing('e', { code: 'c' }))).rejects.toThrow(DuplicateError)
  })

  it('an uncaught DuplicateError rolls the transaction back', async () => {
    await store().things.insert(thing('a'))
    const failing = store().transaction(async ({ things }) => {
      await things.insert(thing('b'))
      await things.insert(thing('a'))
    })
    await expect(failing).rejects.toThrow(DuplicateError)
    expect(await ids()).toBe('a')
  })

  it('a transaction continues after a caught DuplicateError', async () => {
    await store().things.insert(thing('a'))
    await store().transaction(async ({ things }) => {
      await things.insert(thing('b', { code: 'c' }))
      await expect(things.insert(thing('a'))).rejects.toThrow(DuplicateError)
      await expect(things.update('a', { code: 'c' })).rejects.toThrow(DuplicateError)
      await things.update('a', { size: 5 })
      await things.insert(thing('d'))
    })
    expect(await ids()).toBe('abd')
    expect((await store().things.get('a'))?.size).toBe(5)
  })
}
