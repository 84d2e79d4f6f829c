import { useSyncExternalStore } from 'react'

/** What the page waits for, to show it. */
const awaitedParts = new Set<Promise<unknown>>()
const listeners = new Set<() => void>()

// After the render that found it missing: no store may change during one.
const tell = () => queueMicrotask(() => listeners.forEach((listener) => void listener()))

/** A part that is to be shown now is not there yet. Parts that load ahead are nobody's wait. */
export function noteAwaited(part: Promise<unknown>): void {
  if (awaitedParts.has(part)) return
  awaitedParts.add(part)
  tell()
  const settle = () => {
    awaitedParts.delete(part)
    tell()
  }
  part.then(settle, settle)
}

/** Whether the page waits for a part of itself, as after a navigation (ROUTE-46). */
export const useIsWaiting = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => awaitedParts.size > 0,
    () => false,
  )
