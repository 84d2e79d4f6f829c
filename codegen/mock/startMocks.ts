import { Worker } from 'node:worker_threads'
import type { FromMocks, Ready, SentRequest, SentResponse, ToMocks } from './messages.ts'
import type { MocksData } from './mockWorker.ts'

/** Running mocks of a contract, and the description that their thread sent on start. */
export type Mocks = Ready & {
  /**
   * Requests a response from the mocks; undefined for an undocumented operation.
   * @throws {Error} when the mocks fail to respond, or have stopped.
   */
  answer(request: SentRequest): Promise<SentResponse | undefined>
  /** Waits for pending responses and stops the thread. */
  stop(): Promise<void>
}

/** Error for a contract that cannot be mocked; the message contains position and reason. */
export class MocksError extends Error {
  override name = 'MocksError'
}

type Waiting = {
  resolve: (response: SentResponse | undefined) => void
  reject: (failure: Error) => void
}

/**
 * Generates and loads the mocks of a contract in a worker thread. So a generation does not delay
 * responses, a crash is limited to the thread, and replaced mocks release their memory.
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
