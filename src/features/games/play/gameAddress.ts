import * as z from 'zod/mini'

const nodeId = z.catch(z.optional(z.string().check(z.regex(/^\d{1,12}$/))), undefined)

/** The game that an address names (ROUTE-33); what is no game's id counts as none. */
export const readGameAddress = (
  search: URLSearchParams,
): { nodeId: string | undefined; freeTrial: boolean } => ({
  nodeId: nodeId.parse(search.get('nodeId') ?? undefined),
  freeTrial: search.get('freeTrial') === 'true',
})
