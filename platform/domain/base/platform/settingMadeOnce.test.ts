import { expect, it } from 'vitest'
import { collections } from '../collections/collections.ts'
import { createMemoryStore } from '../storage/memoryStore.ts'
import { settingMadeOnce } from './settingMadeOnce.ts'

const open = () => ({ store: createMemoryStore(collections), now: () => 0 })

it('concurrent and later uses of a setting all get the value that was created first', async () => {
  const context = open()
  const use = () => settingMadeOnce(context, 'colour', async () => ({ id: crypto.randomUUID() }))
  const [one, other] = await Promise.all([use(), use()])
  expect(one).toEqual(other)
  expect(await use()).toEqual(one)
  expect(await context.store.settings.count()).toBe(1)
})

it('a setting is created at the next use when its first creation failed', async () => {
  const context = open()
  const failing = settingMadeOnce(context, 'colour', () => Promise.reject(new Error('no paint')))
  await expect(failing).rejects.toThrow('no paint')
  expect(await settingMadeOnce(context, 'colour', async () => 'green')).toBe('green')
})
