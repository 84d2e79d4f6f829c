/**
 * Waits to lead the tabs of this browser that share a name; one of them does at a time, and when it
 * is closed or crashes, the next one. Without Web Locks every tab leads itself.
 * @returns gives it up, or stops waiting.
 */
export function seekLeadership(
  name: string,
  onLead: () => void,
  locks: LockManager | undefined = globalThis.navigator.locks,
): () => void {
  const waiting = new AbortController()
  const leading = Promise.withResolvers<void>()
  const lead = () => {
    if (waiting.signal.aborted) return
    onLead()
    return leading.promise
  }
  if (locks) locks.request(name, { signal: waiting.signal }, lead).catch(() => {})
  else queueMicrotask(() => void lead())
  return () => {
    // A lock that is held already is not touched by the signal, and ends with its promise.
    waiting.abort()
    leading.resolve()
  }
}
