import type { QueryClient } from '@tanstack/react-query'

const helpCenter = '/wps/system/helpCenter'

/**
 * Makes the service worker cache the help for offline reading. The worker caches help that a page
 * fetches; help from dehydrated queries was never fetched in the browser, so it is refetched once.
 * @returns a function that removes the listeners.
 */
export function keepSeenHelp(client: QueryClient): () => void {
  const kept = new Set<string>()
  const keep = () => {
    // Without an active service worker nothing would cache the response.
    if (!navigator.serviceWorker?.controller) return
    for (const { queryHash, queryKey, state } of client.getQueryCache().getAll()) {
      const isSeen = queryKey[0] === helpCenter && state.data !== undefined
      if (!isSeen || state.fetchStatus !== 'idle' || kept.has(queryHash)) continue
      kept.add(queryHash)
      void client.refetchQueries({ queryKey, exact: true })
    }
  }
  navigator.serviceWorker?.addEventListener('controllerchange', keep)
  const unsubscribe = client.getQueryCache().subscribe(keep)
  keep()
  return () => {
    navigator.serviceWorker?.removeEventListener('controllerchange', keep)
    unsubscribe()
  }
}
