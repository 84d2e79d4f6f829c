import { expect, it } from 'vitest'
import { type SuiteStore, thing } from './suiteCollections.ts'

export function itEnds(store: () => SuiteStore): void {
  it('a closed store rejects all calls', async () => {
    await store().things.insert(thing('a'))
    await store().close()
    await expect(store().things.get('a')).rejects.toThrow()
    await expect(store().things.find()).rejects.toThrow()
    await expect(store().things.insert(thing('b'))).rejects.toThrow()
    await expect(store().things.update('a', { size: 1 })).rejects.toThrow()
    await expect(store().transaction(async () => 1)).rejects.toThrow()
  })

  it('a store can be closed twice', async () => {
    await store().close()
    await store().close()
  })

  it('closing a store waits for the running transaction', async () => {
    const gate = Promise.withResolvers<void>()
    const running = store().transaction(async ({ things }) => {
      await things.insert(thing('a'))
      await gate.promise
      return (await things.get('a'))?.id
    })
    // Waits until the transaction above has begun: this query was sent after it.
    await store().things.get('a')
    const closing = store().close()
    gate.resolve()
    expect(await running).toBe('a')
    await closing
  })
}
