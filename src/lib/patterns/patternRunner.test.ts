import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerPattern, type PatternReply, type PatternRequest } from './answerPattern.ts'
import { compilePattern } from './pattern.ts'
import { createPatternRunner, type PatternRunnerOptions } from './patternRunner.ts'

type Behaviour = 'answers' | 'hangs' | 'silent'

/** Workers under the test's control; a hanging one never answers, a silent one never starts. */
class Workers {
  behaviour: Behaviour = 'answers'
  readonly started: FakeWorker[] = []
  start = () => {
    const worker = new FakeWorker(this)
    this.started.push(worker)
    return worker
  }
}

class FakeWorker {
  readonly asked: PatternRequest[] = []
  terminated = false
  fail: () => void = () => {}
  tell: (reply: PatternReply) => void = () => {}
  readonly #workers: Workers

  constructor(workers: Workers) {
    this.#workers = workers
    if (workers.behaviour !== 'silent') queueMicrotask(() => this.tell({ kind: 'ready' }))
  }

  postMessage = (request: PatternRequest) => {
    this.asked.push(request)
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
    this.terminated = true
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
  it('[REG-16] tells whether a value matches', async () => {
    const { runner } = setUp()
    expect(await runner.match(digits, '123')).toBe('match')
    expect(await runner.match(digits, 'abc')).toBe('mismatch')
  })

  it('needs no worker where everything matches, nothing compiles or the value is too long', async () => {
    const { runner, workers } = setUp()
    expect(await runner.match(compilePattern('*'), 'a')).toBe('match')
    expect(await runner.match(compilePattern('('), 'a')).toBe('unavailable')
    expect(await runner.match(digits, '1'.repeat(513))).toBe('unavailable')
    expect(workers.started).toHaveLength(0)
  })

  it('keeps one worker for many values, and asks it one at a time', async () => {
    const { runner, workers } = setUp()
    const outcomes = await Promise.all(['1', 'a', '2'].map((value) => runner.match(digits, value)))
    expect(outcomes).toEqual(['match', 'mismatch', 'match'])
    expect(workers.started).toHaveLength(1)
    workers.behaviour = 'hangs'
    void runner.match(digits, '3')
    void runner.match(digits, '4')
    expect(workers.started[0]?.asked.map(({ value }) => value)).toEqual(['1', 'a', '2', '3'])
  })

  it('starts its worker ahead of time when asked to', () => {
    const { runner, workers } = setUp()
    runner.warm()
    runner.warm()
    expect(workers.started).toHaveLength(1)
  })

  it('kills a worker that is late and goes on with a new one', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'hangs'
    const late = runner.match(letters, 'a')
    const waiting = runner.match(digits, '1')
    await vi.advanceTimersByTimeAsync(100)
    workers.behaviour = 'answers'
    await vi.advanceTimersByTimeAsync(1)
    expect(await late).toBe('timeout')
    expect(await waiting).toBe('match')
    expect(workers.started.map(({ terminated }) => terminated)).toEqual([true, false])
  })

  it('counts the limit from when the worker has the value, not from when it waits', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'silent'
    const outcome = runner.match(digits, '1')
    await vi.advanceTimersByTimeAsync(1_000)
    workers.behaviour = 'answers'
    workers.started[0]?.tell({ kind: 'ready' })
    expect(await outcome).toBe('match')
  })

  it('hears an answer that came while the main thread was busy past the limit', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'hangs'
    const outcome = runner.match(digits, '1')
    await vi.advanceTimersByTimeAsync(100)
    workers.started[0]?.tell({ kind: 'answer', id: 1, isMatch: true })
    expect(await outcome).toBe('match')
  })

  it('gives a pattern up that was late three times in a row, and says so once', async () => {
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

  it('forgives earlier delays once a pattern was in time', async () => {
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

  it('drops a value that a newer one replaces, whether it waits or runs', async () => {
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
    expect(workers.started.flatMap(({ asked }) => asked.map(({ value }) => value))).toEqual([
      '1',
      '123',
    ])
  })

  it('ignores what a worker says after it was replaced', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'hangs'
    const late = runner.match(letters, 'a')
    await vi.advanceTimersByTimeAsync(101)
    expect(await late).toBe('timeout')
    const outcome = runner.match(digits, 'a')
    await vi.advanceTimersByTimeAsync(1)
    workers.started[0]?.tell({ kind: 'answer', id: 2, isMatch: true })
    workers.started[1]?.tell({ kind: 'answer', id: 2, isMatch: false })
    expect(await outcome).toBe('mismatch')
  })

  it('answers unavailable where workers are forbidden, and stops trying', async () => {
    const startWorker = vi.fn(() => {
      throw new Error('refused by the content security policy')
    })
    const { runner } = setUp({ startWorker })
    for (let time = 0; time < 5; time += 1) {
      expect(await runner.match(digits, '1')).toBe('unavailable')
    }
    expect(startWorker).toHaveBeenCalledTimes(3)
  })

  it('answers unavailable when a worker does not come up, and tries another for the next value', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'silent'
    const outcome = runner.match(digits, '1')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await outcome).toBe('unavailable')
    workers.behaviour = 'answers'
    expect(await runner.match(digits, '1')).toBe('match')
  })

  it('answers unavailable for all that waits when a worker breaks', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'hangs'
    const outcomes = [runner.match(digits, '1'), runner.match(digits, '2')]
    await vi.advanceTimersByTimeAsync(1)
    workers.started[0]?.fail()
    expect(await Promise.all(outcomes)).toEqual(['unavailable', 'unavailable'])
    workers.behaviour = 'answers'
    expect(await runner.match(digits, '1')).toBe('match')
  })

  it('answers unavailable when a worker cannot tell', async () => {
    const { runner, workers } = setUp()
    workers.behaviour = 'hangs'
    const outcome = runner.match(digits, '1')
    await vi.advanceTimersByTimeAsync(1)
    workers.started[0]?.tell({ kind: 'answer', id: 1, isMatch: null })
    expect(await outcome).toBe('unavailable')
  })

  it('ends its worker when it is disposed of', async () => {
    const { runner, workers } = setUp()
    expect(await runner.match(digits, '1')).toBe('match')
    runner.dispose()
    expect(workers.started[0]?.terminated).toBe(true)
    expect(await runner.match(digits, '1')).toBe('unavailable')
  })
})

describe('answerPattern', () => {
  it('cannot tell for a broken source or a value above the cap', () => {
    const request = { id: 7, source: '(', flags: 'u', value: 'a' }
    expect(answerPattern(request)).toEqual({ kind: 'answer', id: 7, isMatch: null })
    expect(answerPattern({ ...request, source: 'a', value: 'a'.repeat(513) })).toEqual({
      kind: 'answer',
      id: 7,
      isMatch: null,
    })
  })
})
