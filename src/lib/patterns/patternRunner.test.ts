import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerPattern, type PatternReply, type PatternRequest } from './answerPattern.ts'
import { compilePattern } from './pattern.ts'
import { createPatternRunner, type PatternRunnerOptions } from './patternRunner.ts'

type Behaviour = 'answers' | 'hangs' | 'silent'

/**
 * Starts fake workers. With `hangs` a worker never sends a result; with `silent` it never starts.
 */
class Workers {
  behaviour: Behaviour = 'answers'
  readonly startedWorkers: FakeWorker[] = []
  start = () => {
    const worker = new FakeWorker(this)
    this.startedWorkers.push(worker)
    return worker
  }
}

class FakeWorker {
  readonly requests: PatternRequest[] = []
  isTerminated = false
  fail: () => void = () => {}
  tell: (reply: PatternReply) => void = () => {}
  readonly #workers: Workers

  constructor(workers: Workers) {
    this.#workers = workers
    if (workers.behaviour !== 'silent') queueMicrotask(() => this.tell({ kind: 'ready' }))
  }

  postMessage = (request: PatternRequest) => {
    this.requests.push(request)
    if (this.#workers.behaviour === 'answers')
      queueMicrotask(() => this.tell(answerPattern(request)))
  }
  onMessage = (listener: (reply: PatternReply) => void) => {
    this.tell = listener
  }
  onError = (listener: () => void) => {
    this.fail = listener
  }
  terminate = () => {
    this.isTerminated = true
  }
}

const digits = compilePattern('^[0-9]+$')
const letters = compilePattern('^[a-z]+$')

const setUp = (options: Partial<PatternRunnerOptions> = {}) => {
  const workers = new Workers()
  const runner = createPatternRunner({ startWorker: workers.start, ...options })
  return { workers, runner }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createPatternRunner', () => {
  it('[REG-16] the pattern runner reports whether a value matches', async () => {
    const { runner } = setUp()
    expect(await runner.match(digits, '123')).toBe('match')
    expect(await runner.match(digits, 'abc')).toBe('mismatch')
  })

  it('the pattern runner starts no worker for trivial or invalid patterns and values above the cap', async () => {
    const { runner, workers } = setUp()
    expect(await runner.match(compilePattern('*'), 'a')).toBe('match')
    expect(await runner.match(compilePattern('('), 'a')).toBe('unavailable')
    expect(await runner.match(digits, '1'.repeat(513))).toBe('unavailable')
    expect(workers.startedWorkers).toHaveLength(0)
  })

  it('the pattern runner uses one worker for many values, one at a time', async () => {
    const { runner, workers } = setUp()
    const outcomes = await Promise.all(['1', 'a', '2'].map((value) => runner.match(digits, value)))
    expect(outcomes).toEqual(['match', 'mismatch', 'match'])
    expect(workers.startedWorkers).toHaveLength(1)
    workers.behaviour = 'hangs'
    void runner.match(digits, '3')
    void runner.match(digits, '4')
    expect(workers.startedWorkers[0]?.requests.map(({ value }) => value)).toEqual([
      '1',
      'a',
      '2',
      '3',
    ])
  })

  it('the pattern runner starts its worker before the first match when warm() is called', () => {
    const { runner, workers } = setUp()
    runner.warm()
    runner.warm()
    expect(workers.startedWorkers).toHaveLength(1)
  })

  it('a worker that exceeds the limit is replaced, and the next value is matched', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'hangs'
    const late = runner.match(letters, 'a')
    const waiting = runner.match(digits, '1')
    await vi.advanceTimersByTimeAsync(100)
    workers.behaviour = 'answers'
    await vi.advanceTimersByTimeAsync(1)
    expect(await late).toBe('timeout')
    expect(await waiting).toBe('match')
    expect(workers.startedWorkers.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
  })

  it('the time limit starts when the worker receives the value, not while it waits', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'silent'
    const outcome = runner.match(digits, '1')
    await vi.advanceTimersByTimeAsync(1_000)
    workers.behaviour = 'answers'
    workers.startedWorkers[0]?.tell({ kind: 'ready' })
    expect(await outcome).toBe('match')
  })

  it('a result that arrives while the main thread is busy counts even after the time limit', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'hangs'
    const outcome = runner.match(digits, '1')
    await vi.advanceTimersByTimeAsync(100)
    workers.startedWorkers[0]?.tell({ kind: 'answer', id: 1, isMatch: true })
    expect(await outcome).toBe('match')
  })

  it('a pattern with three consecutive timeouts is no longer run, and is reported once', async () => {
    const onGivenUp = vi.fn()
    const { runner, workers } = setUp({ onGivenUp })
    workers.behaviour = 'hangs'
    for (let time = 0; time < 3; time += 1) {
      const outcome = runner.match(letters, 'a')
      await vi.advanceTimersByTimeAsync(101)
      expect(await outcome).toBe('timeout')
    }
    expect(await runner.match(letters, 'b')).toBe('timeout')
    expect(await runner.match(letters, 'c')).toBe('timeout')
    expect(onGivenUp.mock.calls).toEqual([[letters]])
    workers.behaviour = 'answers'
    expect(await runner.match(digits, '1')).toBe('match')
  })

  it('a match within the limit resets the count of timeouts', async () => {
    const { runner, workers } = setUp({ maxTimeouts: 2 })
    for (let time = 0; time < 3; time += 1) {
      workers.behaviour = 'hangs'
      const outcome = runner.match(digits, '1')
      await vi.advanceTimersByTimeAsync(101)
      expect(await outcome).toBe('timeout')
      workers.behaviour = 'answers'
      expect(await runner.match(digits, '1')).toBe('match')
    }
  })

  it('a match ends with the outcome cancelled if it is cancelled while it waits or runs', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'hangs'
    const [first, second] = [new AbortController(), new AbortController()]
    const running = runner.match(digits, '1', first.signal)
    const waiting = runner.match(digits, '12', second.signal)
    await vi.advanceTimersByTimeAsync(1)
    first.abort()
    second.abort()
    expect(await running).toBe('cancelled')
    expect(await waiting).toBe('cancelled')
    expect(await runner.match(digits, '1', AbortSignal.abort())).toBe('cancelled')
    const newest = runner.match(digits, '123')
    workers.behaviour = 'answers'
    await vi.advanceTimersByTimeAsync(101)
    expect(await newest).toBe('match')
    expect(
      workers.startedWorkers.flatMap(({ requests }) => requests.map(({ value }) => value)),
    ).toEqual(['1', '123'])
  })

  it('messages of a replaced worker are ignored', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'hangs'
    const late = runner.match(letters, 'a')
    await vi.advanceTimersByTimeAsync(101)
    expect(await late).toBe('timeout')
    const outcome = runner.match(digits, 'a')
    await vi.advanceTimersByTimeAsync(1)
    workers.startedWorkers[0]?.tell({ kind: 'answer', id: 2, isMatch: true })
    workers.startedWorkers[1]?.tell({ kind: 'answer', id: 2, isMatch: false })
    expect(await outcome).toBe('mismatch')
  })

  it('a match is unavailable where workers are forbidden, and the runner stops trying after three failed starts', async () => {
    const startWorker = vi.fn(() => {
      throw new Error('refused by the content security policy')
    })
    const { runner } = setUp({ startWorker })
    for (let time = 0; time < 5; time += 1) {
      expect(await runner.match(digits, '1')).toBe('unavailable')
    }
    expect(startWorker).toHaveBeenCalledTimes(3)
  })

  it('a match is unavailable when its worker does not start, and the next match gets another worker', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'silent'
    const outcome = runner.match(digits, '1')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await outcome).toBe('unavailable')
    workers.behaviour = 'answers'
    expect(await runner.match(digits, '1')).toBe('match')
  })

  it('all waiting matches are unavailable when the worker fails', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'hangs'
    const outcomes = [runner.match(digits, '1'), runner.match(digits, '2')]
    await vi.advanceTimersByTimeAsync(1)
    workers.startedWorkers[0]?.fail()
    expect(await Promise.all(outcomes)).toEqual(['unavailable', 'unavailable'])
    workers.behaviour = 'answers'
    expect(await runner.match(digits, '1')).toBe('match')
  })

  it('a match is unavailable when the worker cannot run the pattern', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'hangs'
    const outcome = runner.match(digits, '1')
    await vi.advanceTimersByTimeAsync(1)
    workers.startedWorkers[0]?.tell({ kind: 'answer', id: 1, isMatch: null })
    expect(await outcome).toBe('unavailable')
  })

  it('disposing of the pattern runner terminates its worker', async () => {
    const { runner, workers } = setUp()
    expect(await runner.match(digits, '1')).toBe('match')
    runner.dispose()
    expect(workers.startedWorkers[0]?.isTerminated).toBe(true)
    expect(await runner.match(digits, '1')).toBe('unavailable')
  })
})

describe('answerPattern', () => {
  it('answerPattern returns no result for an invalid source or a value above the cap', () => {
    const request = { id: 7, source: '(', flags: 'u', value: 'a' }
    expect(answerPattern(request)).toEqual({ kind: 'answer', id: 7, isMatch: null })
    expect(answerPattern({ ...request, source: 'a', value: 'a'.repeat(513) })).toEqual({
      kind: 'answer',
      id: 7,
      isMatch: null,
    })
  })
})
