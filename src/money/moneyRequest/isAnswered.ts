/**
 * True once a query has loaded or has failed for the first time. The page then does not wait for
 * the query's retries.
 */
export const isAnswered = (query: { isPending: boolean; failureCount: number }): boolean =>
  !query.isPending || query.failureCount > 0
