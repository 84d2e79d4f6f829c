import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Refetches a query that was invalidated during its first fetch. On invalidation TanStack Query
 * cancels a refetch, but not a first fetch. The response of the first fetch may be older than the
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
      // Wait until TanStack Query has processed the response.
      queueMicrotask(() => void client.invalidateQueries({ queryKey: query.queryKey, exact: true }))
    }
  })
}
