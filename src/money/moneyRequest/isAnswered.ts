/**
 * True once a query has an answer or has failed a first time, so that what waits for it is not held
 * up by its retries.
 */
export const isAnswered = (query: { isPending: boolean; failureCount: number }): boolean =>
  !query.isPending || query.failureCount > 0
