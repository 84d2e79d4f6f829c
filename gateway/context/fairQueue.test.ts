import { describe, expect, it, vi } from 'vitest'
import { FaultError } from '../../platform/server/faultError.ts'
import { createFairQueue, type QueueCaller } from './fairQueue.ts'

/** Creates a queue whose tasks run until `end` is called. `end` also advances the test's clock. */
function createQueue({ width = 2, longestWait = 3000 } = {}) {
  const time = { now: 0 }
  const onRefused = vi.fn()
  const queue = createFairQueue({
    width,
    longestWait,
    usualTime: 1000,
    now: () => time.now,
    onRefused,
  })
  const started: string[] = []
  const ends: { resolve: (name: string) => void; reject: (error: Error) => void; name: string }[] =
    []
  const ask = (caller: QueueCaller | undefined, name: string) => {
    const asked = queue.run(caller, () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      started.push(name)
      ends.push({ resolve, reject, name })
      return promise
    })
    // The test asserts rejections itself. This handler only prevents an unhandled rejection.
    asked.catch(() => {})
    return asked
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  /** Ends the running task that started first. */
  const end = async (took = 1000, error?: Error) => {
    await settled()
    time.now += took
    const { resolve, reject, name } = ends.shift() ?? expect.fail('Nothing runs')
    if (error) reject(error)
    else resolve(name)
    await settled()
  }
  return { queue, started, ask, end, settled, onRefused }
}

const caller = (address: string, signal = new AbortController().signal): QueueCaller => ({
  address,
  signal,
})

/** Value of the `Retry-After` header with which a task was rejected. */
async function retryAfter(rejectedTask: Promise<unknown>) {
  const error = await rejectedTask.catch((cause: unknown) => cause)
  if (!(error instanceof FaultError)) throw error
  expect(error.fault.code).toBe('TEMPORARILY_UNAVAILABLE')
  return error.fault.headers['Retry-After']
}

describe('fair queue', () => {
  it('the queue runs at most `width` tasks in parallel, and finally runs all tasks', async () => {
    const { queue, started, ask, end, settled } = createQueue()
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(caller(name), name))
    await settled()
    expect([started, queue.countRunning(), queue.countWaiting()]).toEqual([['a', 'b'], 2, 3])
    for (let piece = 0; piece < 5; piece += 1) await end()
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect([queue.countRunning(), queue.countWaiting()]).toEqual([0, 0])
  })

  it('an IP address with one task waits for at most one task of each other IP address, however many tasks the other IP addresses have', async () => {
    const { started, ask, end } = createQueue({ width: 1, longestWait: 60_000 })
    for (let piece = 1; piece <= 5; piece += 1) void ask(caller('crowd'), `crowd ${piece}`)
    void ask(caller('one'), 'one')
    void ask(caller('two'), 'two')
    for (let piece = 0; piece < 7; piece += 1) await end()
    expect(started).toEqual(['crowd 1', 'crowd 2', 'one', 'two', 'crowd 3', 'crowd 4', 'crowd 5'])
  })

  it('the queue rejects a task at once if it would wait too long, and accepts a task of another IP address', async () => {
    const { started, ask, end, settled, onRefused } = createQueue()
    const crowd = Array.from({ length: 10 }, (_, piece) => ask(caller('crowd'), `crowd ${piece}`))
    await settled()
    // Two tasks run and six wait, so a ninth one would start after 3.5 s.
    expect(await retryAfter(crowd[8] ?? expect.fail())).toBe('4')
    expect(await retryAfter(crowd[9] ?? expect.fail())).toBe('4')
    expect(onRefused).toHaveBeenCalledTimes(2)
    const one = ask(caller('one'), 'one')
    await end()
    await end()
    expect(started).toContain('one')
    for (let piece = 2; piece < 9; piece += 1) await end()
    expect(await Promise.all([...crowd.slice(0, 8), one])).toHaveLength(9)
  })

  it('the number of tasks that the queue accepts depends on the measured duration of tasks', async () => {
    const { ask, end, settled } = createQueue({ width: 1, longestWait: 1000 })
    const fill = (count: number) =>
      Array.from({ length: count }, () => ask(caller('crowd'), 'piece'))
    const refused = async (all: Promise<unknown>[]) => {
      const ends = Promise.allSettled(all)
      await settled()
      for (let piece = 0; piece < all.length; piece += 1) await end(100).catch(() => {})
      return (await ends).filter(({ status }) => status === 'rejected').length
    }
    expect(await refused(fill(12))).toBe(10)
    for (let piece = 0; piece < 30; piece += 1) {
      void ask(caller('other'), 'quick')
      await end(100)
    }
    // Ten tasks of 0.1 s fit into the limit: one runs and nine wait.
    expect(await refused(fill(12))).toBe(2)
  })

  it('an admitted call has a reserved place in the queue until it ends', async () => {
    const { queue, ask, settled } = createQueue({ width: 1, longestWait: 1000 })
    const [first, second, third] = [caller('first'), caller('second'), caller('third')]
    queue.admit(first)
    queue.admit(second)
    expect(() => queue.admit(third)).toThrow(FaultError)
    queue.leave(second)
    queue.admit(third)
    void ask(first, 'first')
    void ask(third, 'third')
    // An admitted call may run a second task, which is not rejected either.
    void ask(third, 'third again')
    await settled()
    expect([queue.countRunning(), queue.countWaiting()]).toEqual([1, 2])
    queue.leave(third)
    expect(queue.countWaiting()).toBe(2)
  })

  it('the queue rejects a waiting task when its call is aborted, and does not run it', async () => {
    const { queue, started, ask, end, settled } = createQueue({ width: 1 })
    const gone = new AbortController()
    void ask(caller('a'), 'a')
    const abandoned = ask(caller('b', gone.signal), 'b')
    void ask(caller('b'), 'b, who stayed')
    await settled()
    gone.abort()
    expect(await retryAfter(abandoned)).toBe('1')
    expect(queue.countWaiting()).toBe(1)
    expect(await retryAfter(ask(caller('b', gone.signal), 'too late'))).toBe('1')
    await end()
    await end()
    expect(started).toEqual(['a', 'b, who stayed'])
    expect([queue.countRunning(), queue.countWaiting()]).toEqual([0, 0])
  })

  it('the queue runs the next task after a task that failed', async () => {
    const { ask, end } = createQueue({ width: 1 })
    const failing = ask(caller('a'), 'a')
    const next = ask(caller('b'), 'b')
    await end(1000, new Error('no memory'))
    await expect(failing).rejects.toThrow('no memory')
    await end()
    expect(await next).toBe('b')
  })

  it('the queue never rejects tasks of the server itself', async () => {
    const { ask, end } = createQueue({ width: 1, longestWait: 1000 })
    const own = Array.from({ length: 20 }, (_, piece) => ask(undefined, String(piece)))
    for (let piece = 0; piece < 20; piece += 1) await end()
    expect(await Promise.all(own)).toHaveLength(20)
  })
})
