/**
 * Waits to become the leader of the browser's tabs with the same name. One tab leads at a time;
 * when it closes or crashes, the next one leads. Without Web Locks every tab is its own leader.
 * @returns gives up the leadership, or stops waiting.
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
    // The signal does not affect a lock that is held already; that lock ends with its promise.
    waiting.abort()
    leading.resolve()
  }
}
