import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Reads again what became stale while its first answer was on the way. The library makes every later
 * read give way to a new one, but lets a first one stand, whose answer may be older than what made it
 * stale.
 */
export function followFirstReads(client: QueryClient): void {
  const overtaken = new WeakSet<Query>()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    const { fetchStatus, data } = query.state
    if (action.type === 'invalidate' && fetchStatus === 'fetching' && data === undefined) {
      overtaken.add(query)
    } else if (action.type === 'success' && overtaken.delete(query)) {
      // After the library is done with the answer.
      queueMicrotask(() => void client.invalidateQueries({ queryKey: query.queryKey, exact: true }))
    }
  })
}
