/**
 * True once a query has loaded or failed for the first time, so that its retries do not delay the
 * page.
 */
export const isAnswered = (query: { isPending: boolean; failureCount: number }): boolean =>
  !query.isPending || query.failureCount > 0
