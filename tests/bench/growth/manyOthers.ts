import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Latencies in milliseconds, and responses per second. */
export type Others = { times: number[]; perSecond: number; failure?: string }

/**
 * Sends 200 requests per second as visitors and members, whatever their latency.
 * @param tokens of the members.
 * @returns a function that stops the requests and returns their figures.
 */
export async function manyOthers(
  url: string,
  tokens: readonly string[],
): Promise<() => Promise<Others>> {
  const workerData = { url, tokens }
  const thread = new Worker(new URL('./othersThread.ts', import.meta.url), { workerData })
  await once(thread, 'message')
  return async () => {
    thread.postMessage('over')
    // Last message of the thread.
    const [others] = (await once(thread, 'message')) as [Others]
    await thread.terminate()
    if (others.failure !== undefined) throw new Error(others.failure)
    return others
  }
}
