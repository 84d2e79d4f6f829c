import type { QueryClient } from '@tanstack/react-query'

const helpCenter = '/wps/system/helpCenter'

/**
 * The service worker keeps the help that a page asks for, so that it can be read without a network.
 * Help that came with the document was never asked for: it is, once.
 * @returns ends it.
 */
export function keepSeenHelp(client: QueryClient): () => void {
  const kept = new Set<string>()
  const keep = () => {
    // Before the worker is there nobody would keep it.
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
