import { expect, it } from 'vitest'
import { DuplicateError } from '../store.ts'
import { type SuiteStore, type SuiteTables, thing } from './suiteCollections.ts'

class DeliberateError extends Error {}

/** Begins a transaction that runs `work` and then stays open until `letGo` or `fail` is called. */
async function begin(store: SuiteStore, work: (tables: SuiteTables) => Promise<void>) {
  const started = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const ended = store.transaction(async (tables) => {
    await work(tables)
    started.resolve()
    await gate.promise
  })
  await Promise.race([started.promise, ended])
  return { ended, letGo: gate.resolve, fail: gate.reject }
}

export function itKeepsTransactionsApart(store: () => SuiteStore): void {
  itEndsTransactions(store)
  itOrdersTransactions(store)
}

function itEndsTransactions(store: () => SuiteStore): void {
  it('a failed transaction rolls back the operations that its work runs concurrently', async () => {
    await store().things.insert(thing('a'))
    const steps: Promise<unknown>[] = []
    const failing = (first: (tables: SuiteTables) => Promise<unknown>) =>
      store().transaction(async (tables) => {
        steps.push(...['b', 'c', 'd', 'e', 'f'].map((id) => tables.things.insert(thing(id))))
        await Promise.all([first(tables), ...steps])
      })
    await expect(failing(({ things }) => things.insert(thing('a')))).rejects.toThrow(DuplicateError)
    await expect(failing(() => Promise.reject(new DeliberateError()))).rejects.toThrow(
      DeliberateError,
    )
    await Promise.allSettled(steps)
    expect(await store().things.find()).toEqual([thing('a')])
  })

  it('a transaction includes operations that its work started and did not await', async () => {
    const steps: Promise<unknown>[] = []
    await store().transaction(async ({ things }) => {
      steps.push(...['a', 'b', 'd'].map((id) => things.insert(thing(id))))
    })
    await Promise.all(steps)
    expect((await store().things.find()).map(({ id }) => id).join('')).toBe('abd')
  })

  it('the tables of a finished transaction reject all calls', async () => {
    const kept: SuiteTables[] = []
    await store().transaction(async (tables) => {
      kept.push(tables)
    })
    const failing = store().transaction(async (tables) => {
      kept.push(tables)
      throw new DeliberateError()
    })
    await expect(failing).rejects.toThrow(DeliberateError)
    for (const { things } of kept) {
      await expect(things.insert(thing('a'))).rejects.toThrow()
      await expect(things.get('a')).rejects.toThrow()
    }
    expect(await store().things.count()).toBe(0)
  })
}

function itOrdersTransactions(store: () => SuiteStore): void {
  const increment = () =>
    store().transaction(async ({ things }) => {
      const row = await things.get('a')
      await things.update('a', { size: (row?.size ?? 0) + 1 })
    })

  it("readers outside a transaction see none of the transaction's writes before the commit", async () => {
    await store().things.insert(thing('a'))
    await store().things.insert(thing('b'))
    const { ended, letGo } = await begin(store(), async ({ things }) => {
      await things.update('a', { size: 1 })
      await things.remove({ id: 'b' })
      await things.insert(thing('d'))
    })
    expect(await store().things.find()).toEqual([thing('a'), thing('b')])
    expect(await store().things.count({ size: 1 })).toBe(0)
    expect(await store().things.get('d')).toBeUndefined()
    letGo()
    await ended
    expect(await store().things.find()).toEqual([thing('a', { size: 1 }), thing('d')])
  })

  it('writers wait for a running transaction and then see its writes', async () => {
    const { ended, letGo } = await begin(store(), ({ things }) =>
      things.insert(thing('a', { size: 1 })),
    )
    // The stores may run these writes in any order.
    const writes = Promise.all([
      store().things.update('a', { weight: 1 }, { size: { atLeast: 1 } }),
      increment(),
      store().things.insert(thing('b')),
    ])
    letGo()
    await ended
    expect((await writes)[0]).toBe(true)
    expect(await store().things.find()).toEqual([thing('a', { size: 2, weight: 1 }), thing('b')])
  })

  it('a failed transaction does not block the next one', async () => {
    const { ended, fail } = await begin(store(), ({ things }) => things.insert(thing('a')))
    const next = store().things.insert(thing('a', { size: 1 }))
    fail(new DeliberateError())
    await expect(ended).rejects.toThrow(DeliberateError)
    await next
    expect(await store().things.find()).toEqual([thing('a', { size: 1 })])
  })

  it('concurrent increments in transactions lose no update', async () => {
    await store().things.insert(thing('a'))
    await Promise.all(Array.from({ length: 20 }, increment))
    expect((await store().things.get('a'))?.size).toBe(20)
  })

  it('exactly one of several concurrent conditional updates succeeds', async () => {
    await store().things.insert(thing('a'))
    const wins = await Promise.all(
      Array.from({ length: 10 }, (_, size) =>
        store().things.update('a', { size: size + 1 }, { size: 0 }),
      ),
    )
    expect(wins.filter(Boolean)).toHaveLength(1)
  })
}
