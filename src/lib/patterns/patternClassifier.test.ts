import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type ClassifyReply,
  type ClassifyRequest,
  createPatternClassifier,
} from './patternClassifier.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Classifier with fake workers; the test sends their replies. */
function workers() {
  const asked: ClassifyRequest[] = []
  const counts = { started: 0, ended: 0 }
  let reply: (reply: ClassifyReply) => void = () => {}
  let fail: () => void = () => {}
  const classify = createPatternClassifier(() => {
    counts.started += 1
    return {
      postMessage: (request) => asked.push(request),
      onMessage: (listener) => {
        reply = listener
      },
      onError: (listener) => {
        fail = listener
      },
      terminate: () => {
        counts.ended += 1
      },
    }
  })
  const turn = () => vi.advanceTimersByTimeAsync(0)
  return {
    asked,
    counts,
    classify,
    turn,
    reply: (id: number) => reply({ id, verdict: { verdict: 'safe', dialect: 'u' } }),
    fail: () => fail(),
  }
}

const unknown = { verdict: 'unknown', dialect: 'u', reason: 'could not be checked' }

describe('classifier in a worker', () => {
  it('the classifier checks one pattern at a time, in order', async () => {
    const { classify, asked, reply, turn, counts } = workers()
    const [first, second] = [classify('^a$'), classify('^b$')]
    await turn()
    expect(asked).toEqual([{ id: 1, source: '^a$' }])
    reply(1)
    expect(await first).toMatchObject({ verdict: 'safe' })
    await turn()
    reply(2)
    expect(await second).toMatchObject({ verdict: 'safe' })
    expect(counts.started).toBe(1)
  })

  it('a broken worker yields the verdict unknown, and another worker takes over', async () => {
    const { classify, fail, reply, turn, counts } = workers()
    const first = classify('^a$')
    await turn()
    fail()
    expect(await first).toEqual(unknown)
    const second = classify('^b$')
    await turn()
    reply(2)
    expect(await second).toMatchObject({ verdict: 'safe' })
    expect(counts).toEqual({ started: 2, ended: 1 })
  })

  it('a check that exceeds its limit yields the verdict unknown', async () => {
    const { classify } = workers()
    const verdict = classify('^a$')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await verdict).toEqual(unknown)
  })

  it('an idle worker is terminated', async () => {
    const { classify, reply, turn, counts } = workers()
    const verdict = classify('^a$')
    await turn()
    reply(1)
    await verdict
    await vi.advanceTimersByTimeAsync(30_000)
    expect(counts.ended).toBe(1)
  })
})
