import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Asks for what any visitor's page asks for, again and again.
 * @returns ends it, and gives the longest that an answer took, in milliseconds.
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
