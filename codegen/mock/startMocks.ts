import { Worker } from 'node:worker_threads'
import type { FromMocks, Ready, SentRequest, SentResponse, ToMocks } from './messages.ts'
import type { MocksData } from './mockWorker.ts'

/** Mocks of a contract as it was when they were started. */
export type Mocks = Ready & {
  /**
   * What they answer; undefined when the contract has no such operation.
   * @throws {Error} when they fail to answer, or have stopped.
   */
  answer(request: SentRequest): Promise<SentResponse | undefined>
  /** Ends them when they have answered what they were asked. */
  stop(): Promise<void>
}

/** A contract that no mocks can be made of; its message names the place and the reason. */
export class MocksError extends Error {
  override name = 'MocksError'
}

type Waiting = {
  resolve: (response: SentResponse | undefined) => void
  reject: (failure: Error) => void
}

/**
 * Generates the mocks of a contract and loads them, in a thread of their own: generating keeps no
 * answer waiting, what fails ends nothing else, and mocks that were replaced leave nothing behind.
 * @throws {MocksError} when the contract cannot be read or mocked.
 */
export async function startMocks(data: MocksData): Promise<Mocks> {
  const worker = new Worker(new URL('./mockWorker.ts', import.meta.url), { workerData: data })
  const waiting = new Map<number, Waiting>()
  let count = 0
  let ended: Error | undefined

  const end = (failure: Error) => {
    ended ??= failure
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }

  const ready = await new Promise<Ready>((resolve, reject) => {
    worker.on('message', (message: FromMocks) => {
      if (message.kind === 'ready') resolve(message.ready)
      else if (message.kind === 'failed') reject(new MocksError(message.message))
      else {
        const asked = waiting.get(message.id)
        waiting.delete(message.id)
        if (message.kind === 'answer') asked?.resolve(message.response)
        else asked?.reject(new Error(message.message))
      }
    })
    worker.on('error', (failure) => {
      const error = failure instanceof Error ? failure : new Error(String(failure))
      end(error)
      reject(error)
    })
    worker.on('exit', () => {
      const error = new Error('the mocks have stopped')
      end(error)
      reject(error)
    })
  }).catch(async (failure: unknown) => {
    await worker.terminate()
    throw failure
  })

  const asked = new Set<Promise<unknown>>()
  const ask = (request: SentRequest) =>
    new Promise<SentResponse | undefined>((resolve, reject) => {
      if (ended) return reject(ended)
      count += 1
      waiting.set(count, { resolve, reject })
      worker.postMessage({ id: count, request } satisfies ToMocks, [request.body])
    })

  return {
    ...ready,
    answer(request) {
      const answered = ask(request)
      asked.add(answered)
      const forget = () => asked.delete(answered)
      answered.then(forget, forget)
      return answered
    },
    stop: async () => {
      await Promise.allSettled(asked)
      await worker.terminate()
    },
  }
}
