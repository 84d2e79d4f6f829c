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

describe('a setting', () => {
  it('is read from the database once, however many ask', async () => {
    const world = await create()
    await Promise.all([value(world), value(world), value(world)])
    expect(await value(world)).toEqual({ maintenance: false })
    expect(world.reads).toHaveBeenCalledTimes(1)
  })

  it('is the new one right after it was changed', async () => {
    const world = await create()
    await value(world)
    await world.store.settings.update('platform', { value: { maintenance: true } })
    expect(await value(world)).toEqual({ maintenance: true })
    await world.store.settings.remove({ id: 'platform' })
    expect(await value(world)).toBeUndefined()
    await world.store.settings.insert(row('again'))
    expect(await value(world)).toBe('again')
  })

  it('is the new one after a transaction that changed it, and the old one until then', async () => {
    const world = await create()
    await value(world)
    await world.store.transaction(async ({ settings }) => {
      await settings.update('platform', { value: 'new' })
      expect((await settings.get('platform'))?.value).toBe('new')
    })
    expect(await value(world)).toBe('new')
  })

  it('is what a transaction finds kept, until it has written one itself', async () => {
    const world = await create()
    await value(world)
    const peeks = vi.fn()
    await world.store.transaction(async ({ settings }) => {
      peeks((await settings.peek('platform'))?.value)
      await settings.update('platform', { value: 'new' })
      peeks((await settings.peek('platform'))?.value)
    })
    expect(peeks.mock.calls).toEqual([[{ maintenance: false }], ['new']])
  })

  it('is the old one after a transaction that failed', async () => {
    const world = await create()
    const failing = world.store.transaction(async ({ settings }) => {
      await settings.update('platform', { value: 'new' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await value(world)).toEqual({ maintenance: false })
  })

  it('is read again after a failure, and when somebody else may have changed it', async () => {
    const world = await create()
    world.reads.mockRejectedValueOnce(new Error('busy'))
    await expect(value(world)).rejects.toThrow('busy')
    expect(await value(world)).toEqual({ maintenance: false })
    await world.inner.settings.update('platform', { value: 'theirs' })
    world.forget()
    expect(await value(world)).toBe('theirs')
  })

  it('cannot be changed by one caller under the others', async () => {
    const world = await create()
    const shared = await value(world)
    expect(() => Object.assign(shared as object, { maintenance: true })).toThrow(TypeError)
  })
})
