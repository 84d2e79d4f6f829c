import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { failureOf, isWorthRetrying } from '../../api/failure.ts'
import type { ReadPath } from '../../api/operations.ts'

/** How often a path is asked again; each time with the retries that every read has. */
export const furtherTries = 4

/** Up to 6, 12, 24 and 48 seconds: pages that heard the same event do not come back together. */
const waitBefore = (done: number) => 4000 * 2 ** done * (0.5 + Math.random())

type Timer = ReturnType<typeof setTimeout>
type Tries = { done: number; timer?: Timer }

/** Asks again for what was read in vain, so that it does not wait for the next event. */
export type FurtherTries = {
  /** A path was read, whatever came of it. */
  noteRead: (path: ReadPath) => void
  /** A path is about to be read for another reason: what was planned is void. */
  forget: (path: ReadPath) => void
  stop: () => void
}

/**
 * What is on the screen and older than the server's word because reading it failed. A part that
 * never had an answer says so itself, beside a button to try again.
 */
const isOutdated = ({ state }: Query) =>
  state.status === 'error' &&
  state.data !== undefined &&
  state.fetchStatus === 'idle' &&
  isWorthRetrying(failureOf(state.error))

/**
 * Ends with the first success, and once nothing shows the answer any longer; begins anew when the
 * browser has a network again.
 * @param isShown a page that is not shown reads nothing: `putOff` hears of the path instead.
 */
export function planFurtherTries(
  client: QueryClient,
  isShown: () => boolean,
  putOff: (path: ReadPath) => void,
): FurtherTries {
  const tries = new Map<ReadPath, Tries>()
  let isStopped = false
  const outdated = (path: ReadPath) => ({
    queryKey: [path],
    type: 'active' as const,
    predicate: isOutdated,
  })
  const forget = (path: ReadPath) => {
    clearTimeout(tries.get(path)?.timer)
    tries.delete(path)
  }
  const readAgain = async (path: ReadPath, done: number) => {
    if (!isShown()) {
      forget(path)
      putOff(path)
      return
    }
    const own = { done }
    tries.set(path, own)
    await client.refetchQueries(outdated(path))
    if (tries.get(path) === own) noteRead(path)
  }
  const noteRead = (path: ReadPath) => {
    if (isStopped) return
    const { done, timer } = tries.get(path) ?? { done: 0 }
    if (timer !== undefined) return
    if (client.getQueryCache().findAll(outdated(path)).length === 0) {
      tries.delete(path)
    } else if (done < furtherTries) {
      const next = setTimeout(() => void readAgain(path, done + 1), waitBefore(done))
      tries.set(path, { done, timer: next })
    } else {
      tries.set(path, { done })
    }
  }
  const stopOnline = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return
    for (const path of [...tries.keys()]) {
      forget(path)
      void readAgain(path, 0)
    }
  })
  return {
    noteRead,
    forget,
    stop() {
      isStopped = true
      stopOnline()
      for (const path of [...tries.keys()]) forget(path)
    },
  }
}
