import type { QueryClient } from '@tanstack/react-query'
import { createRememberedService } from '../rememberedService.ts'
import { statusQuery } from '../session.queries.ts'

/**
 * Stores the customer-service channels of each status that the page reads, including one that is
 * already cached.
 * @returns a function that stops this.
 */
export function keepService(
  queryClient: QueryClient,
  service = createRememberedService(),
): () => void {
  // Writes are queued, so that the newest one is last.
  let last = Promise.resolve()
  const keep = () => {
    const status = queryClient.getQueryData(statusQuery().queryKey)
    if (status !== undefined) last = last.then(() => service.keep(status))
  }
  keep()
  return queryClient.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success'
    if (isAnswer && event.query.queryKey[0] === statusQuery().queryKey[0]) keep()
  })
}
