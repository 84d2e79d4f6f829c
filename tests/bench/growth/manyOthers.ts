import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** How long their answers took, in milliseconds, and how many came in a second. */
export type Others = { times: number[]; perSecond: number; failure?: string }

/**
 * Has visitors and members ask 200 times a second, whatever their answers take.
 * @param tokens of the members.
 * @returns ends it, and gives how long each answer took, in milliseconds.
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
    // What the thread tells at its end.
    const [others] = (await once(thread, 'message')) as [Others]
    await thread.terminate()
    if (others.failure !== undefined) throw new Error(others.failure)
    return others
  }
}
