import { expect, it } from 'vitest'
import { DuplicateError } from '../store.ts'
import { type SuiteStore, thing } from './suiteCollections.ts'

/** Expects a `DuplicateError` of the collection `things` with these columns. */
async function expectDuplicate(work: Promise<unknown>, columns: string[]): Promise<void> {
  const error = await work.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DuplicateError)
  expect(error).toMatchObject({ collection: 'things', columns })
}

export function itKeepsValuesUnique(store: () => SuiteStore): void {
  it('two rows cannot have the same id', async () => {
    await store().things.insert(thing('a', { size: 1 }))
    await expectDuplicate(store().things.insert(thing('a', { name: 'other' })), ['id'])
    expect(await store().things.find()).toEqual([thing('a', { size: 1 })])
  })

  it('two rows cannot have the same values in a unique group of one or several columns', async () => {
    await store().things.insert(thing('a', { name: 'n', weight: 1, code: 'c' }))
    await expectDuplicate(store().things.insert(thing('b', { code: 'c' })), ['code'])
    await expectDuplicate(store().things.insert(thing('b', { name: 'n', weight: 1 })), [
      'name',
      'weight',
    ])
    await store().things.insert(thing('b', { name: 'n', weight: 2, code: 'C' }))
    await store().things.insert(thing('c', { name: 'N', weight: 1, code: 'c ' }))
    expect(await store().things.count()).toBe(3)
  })

  it('unique columns accept equal values in two rows if at least one of these columns is null', async () => {
    await store().things.insert(thing('a', { name: 'n' }))
    await store().things.insert(thing('b', { name: 'n' }))
    expect(await store().things.count({ code: null, name: 'n', weight: null })).toBe(2)
  })

  it('an update to a unique value of another row fails and changes nothing', async () => {
    await store().things.insert(thing('a', { code: 'c', name: 'n', weight: 1 }))
    await store().things.insert(thing('b', { code: 'd', name: 'n', weight: 2 }))
    await expectDuplicate(store().things.update('b', { size: 5, code: 'c' }), ['code'])
    await expectDuplicate(store().things.update('b', { size: 5, weight: 1 }), ['name', 'weight'])
    await expectDuplicate(store().things.update('b', { size: 5, id: 'a' }), ['id'])
    expect(await store().things.get('b')).toEqual(thing('b', { code: 'd', name: 'n', weight: 2 }))
  })

  it('an update without a matching row throws no DuplicateError', async () => {
    await store().things.insert(thing('a', { code: 'c' }))
    await store().things.insert(thing('b'))
    expect(await store().things.update('b', { code: 'c' }, { size: 9 })).toBe(false)
    expect(await store().things.update('x', { code: 'c' })).toBe(false)
  })

  it("an update can repeat the row's own unique values", async () => {
    await store().things.insert(thing('a', { code: 'c', weight: 1 }))
    const same = { id: 'a', code: 'c', name: 'a', weight: 1, size: 2 }
    expect(await store().things.update('a', same)).toBe(true)
    expect((await store().things.get('a'))?.size).toBe(2)
  })

  it('a DuplicateError names the first violated group in the order of the definition', async () => {
    await store().things.insert(thing('a', { code: 'c', name: 'n', weight: 1 }))
    const taken = { code: 'c', name: 'n', weight: 1 }
    await expectDuplicate(store().things.insert(thing('a', taken)), ['id'])
    await expectDuplicate(store().things.insert(thing('b', taken)), ['code'])
    await store().things.insert(thing('b'))
    await expectDuplicate(store().things.update('b', taken), ['code'])
    await expectDuplicate(store().things.update('b', { ...taken, id: 'a' }), ['id'])
  })

  it('unique values can be used again after their row was removed or changed', async () => {
    await store().things.insert(thing('a', { code: 'c' }))
    await store().things.update('a', { code: 'd' })
    await store().things.insert(thing('b', { code: 'c' }))
    await store().things.remove({ id: 'a' })
    await store().things.insert(thing('e', { code: 'd' }))
    await expectDuplicate(store().things.insert(thing('f', { code: 'c' })), ['code'])
    await expectDuplicate(store().things.insert(thing('f', { code: 'd' })), ['code'])
  })

  it('texts that only look the same are different unique values', async () => {
    const codes = ['\u00e9', 'e\u0301', 'E', 'e', 'e\0', '\ud83d', '\ud83e', '\ufffd']
    for (const code of codes) await store().things.insert(thing(code, { code }))
    for (const code of codes) {
      await expectDuplicate(store().things.insert(thing(`${code}2`, { code })), ['code'])
    }
  })

  it('exactly one of several concurrent inserts of a unique value succeeds', async () => {
    const attempts = ['a', 'b', 'c', 'd', 'e'].map((id) =>
      store().things.insert(thing(id, { code: 'c' })),
    )
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await store().things.count({ code: 'c' })).toBe(1)
  })
}
