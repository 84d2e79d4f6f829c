import type { QueryClient } from '@tanstack/react-query'
import type { ReadPath } from '../../api/operations.ts'
import { planFurtherTries } from './furtherTries.ts'

/** Minimum interval in milliseconds between two refetches of one path. */
export const pace = 1000

/** Longer minimum intervals, in milliseconds, for paths with frequent events. */
const slowPaces: Partial<Record<ReadPath, number>> = { '/wps/sports/fixtures': 2000 }

type Timer = ReturnType<typeof setTimeout>

/**
 * Refetches the paths that events invalidate: at once, but not more often than the interval of the
 * path.
 */
export type Refetcher = {
  invalidate: (paths: readonly ReadPath[]) => void
  /** Refetches the paths that were invalidated while the page was hidden. */
  noteShown: () => void
  stop: () => void
}

const isShown = () => document.visibilityState !== 'hidden'

/**
 * Creates a refetcher. It refetches nothing while the page is hidden, and repeats a failed refetch
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
      }, slowPaces[path] ?? pace),
    )
  }
  return {
    invalidate(paths) {
      for (const path of paths) {
        if (resting.has(path)) again.add(path)
        else refetch(path)
      }
    },
    noteShown() {
      // Iterates over a copy, because `refetch` may add to the set.
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
