import { describe, expect, it, vi } from 'vitest'
import { collections } from '../../platform/domain/base/collections/collections.ts'
import { createMemoryStore } from '../../platform/domain/base/storage/memoryStore.ts'
import { withCachedSettings } from './cachedSettings.ts'

const row = (value: unknown) => ({ id: 'platform', value, updatedAt: 0 })

async function create() {
  const inner = createMemoryStore(collections)
  await inner.settings.insert(row({ maintenance: false }))
  const reads = vi.spyOn(inner.settings, 'get')
  return { inner, reads, ...withCachedSettings(inner) }
}
const value = async ({ store }: Awaited<ReturnType<typeof create>>) =>
  (await store.settings.get('platform'))?.value

describe('cached settings', () => {
  it('parallel reads of a setting query the database only once', async () => {
    const context = await create()
    await Promise.all([value(context), value(context), value(context)])
    expect(await value(context)).toEqual({ maintenance: false })
    expect(context.reads).toHaveBeenCalledTimes(1)
  })

  it('the next read of a setting returns the value of the last write', async () => {
    const context = await create()
    await value(context)
    await context.store.settings.update('platform', { value: { maintenance: true } })
    expect(await value(context)).toEqual({ maintenance: true })
    await context.store.settings.remove({ id: 'platform' })
    expect(await value(context)).toBeUndefined()
    await context.store.settings.insert(row('again'))
    expect(await value(context)).toBe('again')
  })

  it('a setting that a transaction changes is visible inside the transaction, and to other callers after the commit', async () => {
    const context = await create()
    await value(context)
    await context.store.transaction(async ({ settings }) => {
      await settings.update('platform', { value: 'new' })
      expect((await settings.get('platform'))?.value).toBe('new')
    })
    expect(await value(context)).toBe('new')
  })

  it('in a transaction, settings.peek() returns the cached value of a setting until the transaction changes the setting', async () => {
    const context = await create()
    await value(context)
    const peeks = vi.fn()
    await context.store.transaction(async ({ settings }) => {
      peeks((await settings.peek('platform'))?.value)
      await settings.update('platform', { value: 'new' })
      peeks((await settings.peek('platform'))?.value)
    })
    expect(peeks.mock.calls).toEqual([[{ maintenance: false }], ['new']])
  })

  it('a failed transaction does not change the cached setting', async () => {
    const context = await create()
    const failing = context.store.transaction(async ({ settings }) => {
      await settings.update('platform', { value: 'new' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await value(context)).toEqual({ maintenance: false })
  })

  it('a setting is read from the database again after a failed read and after forget()', async () => {
    const context = await create()
    context.reads.mockRejectedValueOnce(new Error('busy'))
    await expect(value(context)).rejects.toThrow('busy')
    expect(await value(context)).toEqual({ maintenance: false })
    await context.inner.settings.update('platform', { value: 'theirs' })
    context.forget()
    expect(await value(context)).toBe('theirs')
  })

  it('a cached setting is frozen, so that no caller can change the value that other callers get', async () => {
    const context = await create()
    const shared = await value(context)
    expect(() => Object.assign(shared as object, { maintenance: true })).toThrow(TypeError)
  })
})
