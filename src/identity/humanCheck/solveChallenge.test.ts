import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromBase64 } from '../../lib/base64.ts'
import { type HumanChallenge, solveChallenge } from './solveChallenge.ts'

async function aChallenge(number: number, maxnumber = 1000): Promise<HumanChallenge> {
  const salt = '5be2d7f090ab34fe7c1d8be0?expires=1795262400'
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + number))
  const challenge = Buffer.from(bytes).toString('hex')
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature: 'a'.repeat(64) }
}

const solutionOf = (token: string | undefined): unknown =>
  JSON.parse(new TextDecoder().decode(fromBase64(token ?? '')))

/** Replaces `Worker` with a stub whose instances call `answer` when they receive a challenge. */
function stubWorkers(answer: (worker: EventTarget) => void) {
  const terminated = vi.fn()
  class StubWorker extends EventTarget {
    postMessage({ type }: { type: string }) {
      if (type === 'work') queueMicrotask(() => answer(this))
    }
    terminate() {
      terminated()
    }
  }
  vi.stubGlobal('Worker', StubWorker)
  return terminated
}

afterEach(() => vi.unstubAllGlobals())

describe('solving a challenge', () => {
  it('the page solves a challenge itself where workers are unavailable', async () => {
    vi.stubGlobal('Worker', undefined)
    const challenge = await aChallenge(613)
    const { maxnumber: _, ...rest } = challenge
    expect(solutionOf(await solveChallenge(challenge))).toEqual({ ...rest, number: 613 })
  })

  it("a worker's solution is used, and all workers are terminated", async () => {
    const data = { number: 21, took: 1 }
    const terminated = stubWorkers((worker) =>
      worker.dispatchEvent(new MessageEvent('message', { data })),
    )
    expect(solutionOf(await solveChallenge(await aChallenge(21)))).toMatchObject({ number: 21 })
    expect(terminated).toHaveBeenCalled()
  })

  it('the page solves a challenge itself when a worker fails', async () => {
    stubWorkers((worker) => worker.dispatchEvent(new Event('error')))
    expect(solutionOf(await solveChallenge(await aChallenge(7)))).toMatchObject({ number: 7 })
  })

  it('a challenge without a solution resolves to undefined', async () => {
    vi.stubGlobal('Worker', undefined)
    expect(await solveChallenge(await aChallenge(5000, 1000))).toBeUndefined()
  })
})
