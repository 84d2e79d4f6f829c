import { expect, it } from 'vitest'
import { createCallSlots } from './callSlots.ts'

const limits = { slots: 2, slotsOfOne: 1, openOfOne: 3, waiting: 2 }
const { signal } = new AbortController()

function start(changes: Partial<typeof limits> = {}) {
  const slots = createCallSlots({ ...limits, ...changes })
  const order: string[] = []
  const take = async (caller: string, by: AbortSignal = signal) => {
    const release = await slots.take(caller, by)
    order.push(caller)
    return release
  }
  return { slots, order, take }
}

it('a caller occupies at most its share of slots, so that other callers find a free slot', async () => {
  const { order, take } = start()
  const release = await take('a')
  const second = take('a')
  await take('b')
  expect(order).toEqual(['a', 'b'])
  release()
  await second
  expect(order).toEqual(['a', 'b', 'a'])
})

it('callers that wait for a slot take turns, however many waiting calls one caller has', async () => {
  const { order, take } = start({ slots: 1, slotsOfOne: 1, waiting: 9 })
  const releases = [await take('a')]
  const calls = ['a', 'a', 'b', 'a', 'c']
  const ended = calls.map((caller) => take(caller).then((release) => releases.push(release)))
  for (let turn = 0; turn < calls.length; turn += 1) {
    releases.shift()?.()
    await expect.poll(() => releases.length).toBe(1)
  }
  await Promise.all(ended)
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'a'])
})

it('a slot that is released twice is freed only once', async () => {
  const { order, take } = start()
  const release = await take('a')
  release()
  release()
  await take('a')
  await take('b')
  void take('c')
  await Promise.resolve()
  expect(order).toEqual(['a', 'a', 'b'])
})

it('a waiting call leaves the queue when its caller disconnects', async () => {
  const { order, take } = start()
  const release = await take('a')
  const leaving = new AbortController()
  const gone = take('a', leaving.signal)
  const next = take('a')
  leaving.abort()
  await expect(gone).rejects.toMatchObject({ failure: 'left' })
  release()
  await next
  expect(order).toEqual(['a', 'a'])
  await expect(take('b', leaving.signal)).rejects.toMatchObject({ failure: 'left' })
})

it('a call is rejected when too many calls wait for a slot', async () => {
  const { take } = start()
  await take('a')
  void take('a')
  void take('a')
  await expect(take('a')).rejects.toMatchObject({ failure: 'unreachable' })
})

it('a call is rejected while its caller has the maximum number of open calls', () => {
  const { slots } = start()
  const enter = () => slots.enter('a')
  expect([enter(), enter(), enter(), enter()]).toEqual([true, true, true, false])
  expect(slots.enter('b')).toBe(true)
  slots.leave('a')
  expect(enter()).toBe(true)
})
