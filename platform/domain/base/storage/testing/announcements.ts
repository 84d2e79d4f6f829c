import { expect, it, vi } from 'vitest'
import type { DomainEvent } from '../events.ts'
import { type SuiteStore, type SuiteTables, thing } from './suiteCollections.ts'

class DeliberateError extends Error {}

const event = (version: number): DomainEvent => ({ type: 'registrationRulesChanged', version })

/**
 * Subscribes a listener to the store. `versions` collects the versions of the events that the
 * listener receives. `end` unsubscribes the listener.
 */
function listenTo(store: SuiteStore) {
  const versions: number[] = []
  const end = store.listen((signal) => {
    if (signal.kind === 'event' && signal.event.type === 'registrationRulesChanged')
      versions.push(signal.event.version)
  })
  return { versions, end }
}

/** Waits for the events, since an event from another process takes a moment. */
const eventually = (versions: number[], expected: number[]) =>
  vi.waitFor(() => expect(versions).toEqual(expected), { timeout: 5000, interval: 5 })

export function itTellsEvents(store: () => SuiteStore): void {
  const announce = (...versions: number[]) =>
    store().transaction(async (_, tell) => {
      for (const version of versions) tell(event(version))
    })

  it('a listener receives each event once, in the order of announcement', async () => {
    const { versions } = listenTo(store())
    await announce(3, 1)
    await announce(2)
    await announce(4, 4)
    await eventually(versions, [3, 1, 2, 4, 4])
  })

  it('a listener receives an event only after its transaction is committed', async () => {
    const found: (string | undefined)[] = []
    store().listen(async () => found.push((await store().things.get('a'))?.id))
    const gate = Promise.withResolvers<void>()
    const running = store().transaction(async ({ things }: SuiteTables, tell) => {
      tell(event(1))
      await things.insert(thing('a'))
      await gate.promise
    })
    // If the event were sent before the commit, the listener would receive it during this query.
    await store().things.find()
    expect(found).toEqual([])
    gate.resolve()
    await running
    await vi.waitFor(() => expect(found).toEqual(['a']), { timeout: 5000, interval: 5 })
  })

  it('a listener receives no events of a transaction that was rolled back', async () => {
    const { versions } = listenTo(store())
    const failing = store().transaction(async ({ things }, tell) => {
      tell(event(1))
      await things.insert(thing('a'))
      throw new DeliberateError()
    })
    await expect(failing).rejects.toThrow(DeliberateError)
    await announce(2)
    await eventually(versions, [2])
  })

  it('all listeners receive an event, except those that have unsubscribed', async () => {
    const one = listenTo(store())
    const other = listenTo(store())
    await announce(1)
    await eventually(one.versions, [1])
    await eventually(other.versions, [1])
    one.end()
    await announce(2)
    await eventually(other.versions, [1, 2])
    expect(one.versions).toEqual([1])
  })
}
