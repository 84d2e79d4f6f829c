/** Limits the number of parallel calls to the upstream platform. Waiting callers take turns. */

import type { CallerLimits } from './callerLimits.ts'
import { PlatformError } from './platform.ts'
import { createTally } from './tally.ts'

export type CallSlots = {
  /**
   * Counts a call as open until `leave` is called.
   * @returns false if the caller already has the maximum number of open calls.
   */
  enter(caller: string): boolean
  leave(caller: string): void
  /**
   * Waits for a slot. Waiting callers take turns.
   *
   * @returns a function that releases the slot. Calling it again has no effect.
   * @throws {PlatformError} when too many calls wait or the caller disconnects.
   */
  take(caller: string, signal: AbortSignal): Promise<() => void>
}

type Limits = Pick<CallerLimits, 'slots' | 'slotsOfOne' | 'openOfOne' | 'waiting'>

/** Continues a waiting call. The call frees its slot with `release`. */
type Start = (release: () => void) => void

export function createCallSlots({ slots, slotsOfOne, openOfOne, waiting }: Limits): CallSlots {
  const open = createTally()
  const used = createTally()
  const lines = new Map<string, Set<Start>>()
  let waits = 0

  const isFree = (caller: string) => used.total() < slots && used.of(caller) < slotsOfOne

  const occupy = (caller: string) => {
    used.add(caller, 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      used.add(caller, -1)
      startNext()
    }
  }

  const startNext = () => {
    for (const [caller, line] of lines) {
      const [start] = line
      if (!start || !isFree(caller)) continue
      leaveLine(caller, start)
      // Moves the caller to the end of the queue.
      if (lines.delete(caller)) lines.set(caller, line)
      start(occupy(caller))
      return
    }
  }

  const leaveLine = (caller: string, start: Start) => {
    const line = lines.get(caller)
    if (!line?.delete(start)) return
    waits -= 1
    if (line.size === 0) lines.delete(caller)
  }

  const waitInLine = (caller: string, signal: AbortSignal): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const start = (release: () => void) => {
        signal.removeEventListener('abort', goAway)
        resolve(release)
      }
      const goAway = () => {
        leaveLine(caller, start)
        reject(new PlatformError('left'))
      }
      signal.addEventListener('abort', goAway, { once: true })
      lines.set(caller, (lines.get(caller) ?? new Set<Start>()).add(start))
      waits += 1
    })

  return {
    enter(caller) {
      if (open.of(caller) >= openOfOne) return false
      open.add(caller, 1)
      return true
    },
    leave: (caller) => open.add(caller, -1),
    async take(caller, signal) {
      if (signal.aborted) throw new PlatformError('left')
      if (isFree(caller)) return occupy(caller)
      if (waits >= waiting) throw new PlatformError('unreachable')
      return waitInLine(caller, signal)
    },
  }
}
