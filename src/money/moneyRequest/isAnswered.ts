/** True when a query has loaded or has failed once; later retries then do not delay the page. */
export const isAnswered = (query: { isPending: boolean; failureCount: number }): boolean =>
  !query.isPending || query.failureCount > 0
