import { expect, it, vi } from 'vitest'
import { createKeptAnswers } from './keptAnswers.ts'

it('the result cache loads each key once per store and evicts the least recently used key', async () => {
  const keep = createKeptAnswers<string>(2)
  const store = {}
  const ask = vi.fn((answer: string) => Promise.resolve(answer))
  const answerOf = (key: string, of = store) => keep(of, key, () => ask(key))
  expect(await Promise.all([answerOf('a'), answerOf('a')])).toEqual(['a', 'a'])
  expect(ask).toHaveBeenCalledTimes(1)
  await answerOf('b')
  await answerOf('a')
  await answerOf('c')
  await answerOf('a')
  expect(ask.mock.calls).toEqual([['a'], ['b'], ['c']])
  await answerOf('b')
  await answerOf('a', {})
  expect(ask).toHaveBeenCalledTimes(5)
})

it('the result cache does not store failures', async () => {
  const keep = createKeptAnswers<number>(2)
  const store = {}
  await expect(keep(store, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await keep(store, 'a', () => Promise.resolve(1))).toBe(1)
})
