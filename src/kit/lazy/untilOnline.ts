import { isAnyWaking } from '../waking/partAwake.ts'

/**
 * Loads something. While parts of the page are as they were prerendered, a load that fails without
 * a network waits for one and begins again: what can be read already stays.
 * @throws whatever the load failed with, while there is a network or no such part.
 */
export async function untilOnline<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine || !isAnyWaking()) throw error
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
}
