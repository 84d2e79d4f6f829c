import { expect, it } from 'vitest'
import { collections } from '../collections/collections.ts'
import { createMemoryStore } from '../storage/memoryStore.ts'
import { acceptAttempt, claimAttempt, growingWait } from './attempts.ts'

const minute = 60_000
const pace = {
  memory: 60 * minute,
  waitAfter: growingWait({ free: 2, first: minute, maxWait: 5 * minute }),
}
const counter = { id: 'guesses', pace }

it('an attempt that requires no wait is accepted even if another gateway has recorded an attempt with a slightly later time', async () => {
  const store = createMemoryStore(collections)
  const claimAt = (at: number) => claimAttempt({ store, now: () => at }, [counter])
  expect(await claimAt(1_005)).toMatchObject({ isRejected: false })
  // The call has an earlier time but is served second.
  expect(await claimAt(1_000)).toMatchObject({ isRejected: false })
  expect(await claimAt(1_010)).toEqual({ isRejected: true, wait: minute - 10 })
})

it('an attempt recorded by a clock that is one day ahead causes only the normal wait', async () => {
  const store = createMemoryStore(collections)
  const day = 24 * 60 * minute
  const claimAt = (at: number) => claimAttempt({ store, now: () => at }, [counter])
  for (const attempt of [1, 2])
    expect(await claimAt(day + attempt)).toMatchObject({ isRejected: false })
  expect(await claimAt(day + 3)).toMatchObject({ isRejected: true })
  // The wrong time of the earlier attempt is replaced by the current time.
  expect(await claimAt(0)).toEqual({ isRejected: true, wait: minute })
  expect(await claimAt(minute - 1)).toEqual({ isRejected: true, wait: 1 })
  expect(await claimAt(minute)).toMatchObject({ isRejected: false })
})

it('an accepted attempt removes its own counters and subtracts itself from shared counters', async () => {
  const store = createMemoryStore(collections)
  const context = { store, now: () => 1_000 }
  const shared = { id: 'address', pace }
  const own = { id: 'name', pace }
  await claimAttempt(context, [shared])
  await claimAttempt(context, [own])
  const claim = await claimAttempt(context, [shared, own])
  if (claim.isRejected) throw new Error('The attempt was refused')
  expect(claim.counts.map(({ after }) => after.attempts)).toEqual([2, 2])
  await acceptAttempt(context, claim, (index) => index === 0)
  const left = await store.rateWindows.find()
  expect(left.map(({ id, count }) => [id, count])).toEqual([['address', 1]])
})

it('a counter restarts at one when its row was removed or has expired', async () => {
  const store = createMemoryStore(collections)
  let at = 0
  const claim = () => claimAttempt({ store, now: () => at }, [counter])
  await claim()
  at = pace.memory + 1
  expect(await claim()).toMatchObject({ counts: [{ after: { attempts: 1 } }] })
  await store.rateWindows.remove({ id: counter.id })
  expect(await claim()).toMatchObject({ counts: [{ after: { attempts: 1 } }] })
  expect(await claim()).toMatchObject({ counts: [{ after: { attempts: 2 } }] })
})
