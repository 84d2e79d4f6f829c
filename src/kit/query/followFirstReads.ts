import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Refetches a query that was invalidated during its first fetch. On invalidation the library
 * cancels a refetch, but lets a first fetch finish, whose response may be older than the
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
      // Wait until the library has processed the response.
      queueMicrotask(() => void client.invalidateQueries({ queryKey: query.queryKey, exact: true }))
    }
  })
}
