import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Asks for what any visitor's page asks for, again and again.
 * @returns ends it, and gives the longest that an answer took, in milliseconds.
 */
export function othersMeanwhile(url: string): () => Promise<number> {
  const thread = new Worker(new URL('./othersThread.ts', import.meta.url), { workerData: { url } })
  return async () => {
    thread.postMessage('over')
    const [longest] = await once(thread, 'message')
    return Number(longest)
  }
}
