import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { failureOf, isWorthRetrying } from '../../api/failure.ts'
import type { ReadPath } from '../../api/operations.ts'

/**
 * Maximum number of repeated refetches of a path. Each of them has the usual retries of a query.
 */
export const furtherTries = 4

/**
 * Milliseconds before a repeated refetch: at most 6, 12, 24 and 48 seconds. They are random, so
 * that pages that received the same event do not send their requests at the same time.
 */
const waitBefore = (attempts: number) => 4000 * 2 ** attempts * (0.5 + Math.random())

type Timer = ReturnType<typeof setTimeout>
type Tries = { attempts: number; timer?: Timer }

/** Repeats failed refetches, so that the data is not outdated until the next event. */
export type FurtherTries = {
  /** Must be called after a refetch of a path, whether it succeeded or failed. */
  noteRead: (path: ReadPath) => void
  /** Cancels the planned refetch of a path that is about to be refetched for another reason. */
  forget: (path: ReadPath) => void
  stop: () => void
}

/**
 * True for cached data that is outdated because its refetch failed. A query without data is not
 * repeated here, since its component shows an error with a retry button.
 */
const isOutdated = ({ state }: Query) =>
  state.status === 'error' &&
  state.data !== undefined &&
  state.fetchStatus === 'idle' &&
  isWorthRetrying(failureOf(state.error))

/**
 * Plans repeated refetches of failed queries. They stop after the first success, or when no
 * component observes the query. When the browser goes online, they start anew.
 * @param isShown returns false while the page is hidden; then nothing is refetched
 * @param putOff called with a path that has to be refetched once the page is shown
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
  const readAgain = async (path: ReadPath, attempts: number) => {
    if (!isShown()) {
      forget(path)
      putOff(path)
      return
    }
    const own = { attempts }
    tries.set(path, own)
    await client.refetchQueries(outdated(path))
    if (tries.get(path) === own) noteRead(path)
  }
  const noteRead = (path: ReadPath) => {
    if (isStopped) return
    const { attempts, timer } = tries.get(path) ?? { attempts: 0 }
    if (timer !== undefined) return
    if (client.getQueryCache().findAll(outdated(path)).length === 0) {
      tries.delete(path)
    } else if (attempts < furtherTries) {
      const next = setTimeout(() => void readAgain(path, attempts + 1), waitBefore(attempts))
      tries.set(path, { attempts, timer: next })
    } else {
      tries.set(path, { attempts })
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
