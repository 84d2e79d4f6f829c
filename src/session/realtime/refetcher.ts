import type { QueryClient } from '@tanstack/react-query'
import type { ReadPath } from '../../api/operations.ts'
import { planFurtherTries } from './furtherTries.ts'

/** Milliseconds between two reads of one path, however many events speak of it. */
export const pace = 1000

type Timer = ReturnType<typeof setTimeout>

/** Reads again what events made stale: at once, but each path at most once a second. */
export type Refetcher = {
  stale: (paths: readonly ReadPath[]) => void
  /** The page is shown again: reads what became stale meanwhile. */
  noteShown: () => void
  stop: () => void
}

const isShown = () => document.visibilityState !== 'hidden'

/**
 * A page that is not shown reads nothing; it does when it is shown again. What fails is asked again
 * a few times.
 */
export function createRefetcher(queryClient: QueryClient): Refetcher {
  const resting = new Map<ReadPath, Timer>()
  const again = new Set<ReadPath>()
  const further = planFurtherTries(queryClient, isShown, (path) => again.add(path))

  const refetch = (path: ReadPath) => {
    further.forget(path)
    if (!isShown()) {
      void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })
      again.add(path)
      return
    }
    void queryClient
      .invalidateQueries({ queryKey: [path], refetchType: 'active' })
      .then(() => further.noteRead(path))
    resting.set(
      path,
      setTimeout(() => {
        resting.delete(path)
        if (again.delete(path)) refetch(path)
      }, pace),
    )
  }
  return {
    stale(paths) {
      for (const path of paths) {
        if (resting.has(path)) again.add(path)
        else refetch(path)
      }
    },
    noteShown() {
      // A copy, for a page that is hidden again adds to it.
      for (const path of [...again]) {
        if (resting.has(path)) continue
        again.delete(path)
        refetch(path)
      }
    },
    stop() {
      for (const timer of resting.values()) clearTimeout(timer)
      resting.clear()
      again.clear()
      further.stop()
    },
  }
}
