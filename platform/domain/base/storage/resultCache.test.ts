import { expect, it, vi } from 'vitest'
import { createResultCache } from './resultCache.ts'

it('the result cache loads each key once per store and evicts the least recently used key', async () => {
  const cache = createResultCache<string>(2)
  const store = {}
  const load = vi.fn((key: string) => Promise.resolve(key))
  const resultOf = (key: string, of = store) => cache(of, key, () => load(key))
  expect(await Promise.all([resultOf('a'), resultOf('a')])).toEqual(['a', 'a'])
  expect(load).toHaveBeenCalledTimes(1)
  await resultOf('b')
  await resultOf('a')
  await resultOf('c')
  await resultOf('a')
  expect(load.mock.calls).toEqual([['a'], ['b'], ['c']])
  await resultOf('b')
  await resultOf('a', {})
  expect(load).toHaveBeenCalledTimes(5)
})

it('the result cache does not store failures', async () => {
  const cache = createResultCache<number>(2)
  const store = {}
  await expect(cache(store, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache(store, 'a', () => Promise.resolve(1))).toBe(1)
})
