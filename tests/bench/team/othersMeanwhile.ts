import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Repeats a visitor's call in a thread.
 * @returns a function that stops it and returns the longest latency in milliseconds.
 */
export async function othersMeanwhile(url: string): Promise<() => Promise<number>> {
  const thread = new Worker(new URL('./othersThread.ts', import.meta.url), { workerData: { url } })
  await once(thread, 'message')
  return async () => {
    thread.postMessage('over')
    const [longest] = await once(thread, 'message')
    return Number(longest)
  }
}
