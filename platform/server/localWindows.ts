/** Counts calls in fixed windows in the memory of this process. */
import { isRunning } from './rateLimit.ts'

type Window = { count: number; expiresAt: number }

export type LocalWindows = {
  /**
   * Counts a call of `id` unless its window is full.
   * @returns milliseconds to wait; 0 if the call was counted.
   */
  count(id: string, limit: { calls: number; window: number }, now: number): number
}

/** @param maxWindows maximum number of windows. It limits the memory under a flood of callers. */
export function createLocalWindows(maxWindows = 50_000): LocalWindows {
  const windows = new Map<string, Window>()
  const makeRoom = (now: number) => {
    for (const [id, { expiresAt }] of windows) if (expiresAt <= now) windows.delete(id)
    for (const id of windows.keys()) {
      if (windows.size < maxWindows) return
      windows.delete(id)
    }
  }
  return {
    count(id, limit, now) {
      const { calls, window } = limit
      const running = windows.get(id)
      if (running && isRunning(running.expiresAt, now, limit)) {
        if (running.count >= calls) return running.expiresAt - now
        running.count += 1
        return 0
      }
      if (windows.size >= maxWindows) makeRoom(now)
      // The window is deleted before it is set again, so that the oldest window is the first in the
      // map.
      windows.delete(id)
      windows.set(id, { count: 1, expiresAt: now + window })
      return 0
    },
  }
}
