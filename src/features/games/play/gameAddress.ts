/** The game that an address names (ROUTE-33); what is no game's id counts as none. */
export const readGameAddress = (
  search: URLSearchParams,
): { nodeId: string | undefined; freeTrial: boolean } => ({
  nodeId: /^\d{1,12}$/.exec(search.get('nodeId') ?? '')?.[0],
  freeTrial: search.get('freeTrial') === 'true',
})
