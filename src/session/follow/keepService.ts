import type { QueryClient } from '@tanstack/react-query'
import { createRememberedService } from '../rememberedService.ts'
import { statusQuery } from '../session.queries.ts'

/**
 * Remembers the ways to customer service of each status that the page reads, the one that it has
 * already included.
 * @returns ends it.
 */
export function keepService(
  queryClient: QueryClient,
  service = createRememberedService(),
): () => void {
  // One after the other, so that the newest is what stays.
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
