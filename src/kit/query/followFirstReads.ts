import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Refetches a query that was invalidated during its first fetch. The library cancels a later fetch
 * on invalidation, but lets a first fetch finish, whose response may be older than the
 * invalidation.
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
      // Runs after the library has processed the response.
      queueMicrotask(() => void client.invalidateQueries({ queryKey: query.queryKey, exact: true }))
    }
  })
}
