import type { QueryKey } from '@tanstack/react-query'
import { caller } from '../../api/caller.ts'

/** Brand of this build, set by `VITE_MERCHANT` in builds of other brands. */
const merchant = import.meta.env?.VITE_MERCHANT ?? 'portico'

/**
 * Parameters of every request that lists games (API-79). The client type 3 is a desktop (CONST-60).
 */
export const listing = () => ({ clientType: 3, merchant, language: caller().language() }) as const

/** Game formats that a desktop browser supports (CONST-59). */
export const platform = 'flash,html5-desktop'

/** Parameters of the request for the platform's hot games (API-30). */
export const hotListing = () =>
  ({ isPlatform: 2, platform, merchantCode: merchant, language: caller().language() }) as const

/**
 * Gives a query a key of its own for the home page. The document of the home page contains only a
 * part of the response, so the cache must keep this part and the whole response apart.
 */
export function forHome<Query extends { queryKey: QueryKey }>(query: Query) {
  // The last item of a query key is the language.
  const queryKey: QueryKey = query.queryKey.toSpliced(-1, 0, 'home')
  return { ...query, queryKey }
}
