import { expect, it } from 'vitest'
import { collections } from '../collections/collections.ts'
import { createMemoryStore } from '../storage/memoryStore.ts'
import { claimAttempt, growingWait } from './attempts.ts'

const minute = 60_000
const pace = {
  memory: 60 * minute,
  waitAfter: growingWait({ free: 2, first: minute, longest: 5 * minute }),
}
const counter = { id: 'guesses', pace }

it('makes a free attempt wait for none that another gateway took a moment later', async () => {
  const store = createMemoryStore(collections)
  const claimAt = (at: number) => claimAttempt({ store, now: () => at }, [counter])
  expect(await claimAt(1_005)).toMatchObject({ isRejected: false })
  // Asked earlier, and served after the other one.
  expect(await claimAt(1_000)).toMatchObject({ isRejected: false })
  expect(await claimAt(1_010)).toEqual({ isRejected: true, wait: minute - 10 })
})

it('makes an attempt of a clock that was a day ahead wait no longer than any other', async () => {
  const store = createMemoryStore(collections)
  const day = 24 * 60 * minute
  const claimAt = (at: number) => claimAttempt({ store, now: () => at }, [counter])
  for (const attempt of [1, 2])
    expect(await claimAt(day + attempt)).toMatchObject({ isRejected: false })
  expect(await claimAt(day + 3)).toMatchObject({ isRejected: true })
  // It is still counted, and its wait begins now.
  expect(await claimAt(0)).toEqual({ isRejected: true, wait: minute })
  expect(await claimAt(minute - 1)).toEqual({ isRejected: true, wait: 1 })
  expect(await claimAt(minute)).toMatchObject({ isRejected: false })
})
