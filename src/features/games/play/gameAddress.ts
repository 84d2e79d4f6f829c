/** Game named in the URL (ROUTE-33); undefined for an invalid id. */
export const readGameAddress = (
  search: URLSearchParams,
): { nodeId: string | undefined; freeTrial: boolean } => ({
  nodeId: /^\d{1,12}$/.exec(search.get('nodeId') ?? '')?.[0],
  freeTrial: search.get('freeTrial') === 'true',
})
