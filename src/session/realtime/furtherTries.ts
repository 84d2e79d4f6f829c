import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { failureOf, isWorthRetrying } from '../../api/failure.ts'
import type { ReadPath } from '../../api/operations.ts'

/** Maximum number of repeated reads of a path, each with the usual retries of a query. */
export const furtherTries = 4

/**
 * Delay of up to 6, 12, 24 and 48 seconds. It is random, so that pages that received the same event
 * do not all read at once.
 */
const waitBefore = (attempts: number) => 4000 * 2 ** attempts * (0.5 + Math.random())

type Timer = ReturnType<typeof setTimeout>
type Tries = { attempts: number; timer?: Timer }

/** Repeats failed reads, so that they do not wait for the next event. */
export type FurtherTries = {
  /** Called after a read of a path, whether it succeeded or not. */
  noteRead: (path: ReadPath) => void
  /** Cancels the planned reads of a path, which is about to be read for another reason. */
  forget: (path: ReadPath) => void
  stop: () => void
}

/**
 * True for shown data that is outdated because its refetch failed. A query without data shows its
 * own error with a retry button.
 */
const isOutdated = ({ state }: Query) =>
  state.status === 'error' &&
  state.data !== undefined &&
  state.fetchStatus === 'idle' &&
  isWorthRetrying(failureOf(state.error))

/**
 * Plans repeated reads. They end with the first success and when no component observes the query,
 * and start again when the browser goes online.
 * @param isShown returns false for a hidden page, which reads nothing.
 * @param putOff called with a path whose read waits for the page to be shown.
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
