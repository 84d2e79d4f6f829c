import type { QueryKey } from '@tanstack/react-query'
import { caller } from '../../api/caller.ts'

/** Brand of this build, set by `VITE_MERCHANT` in builds of other brands. */
const merchant = import.meta.env?.VITE_MERCHANT ?? 'portico'

/** Parameters of every request that lists games (API-79), as from a desktop client (CONST-60). */
export const listing = () => ({ clientType: 3, merchant, language: caller().language() }) as const

/** Game formats that a desktop browser supports (CONST-59). */
export const platform = 'flash,html5-desktop'

/** Parameters of the request for the platform's hot games (API-30). */
export const hotListing = () =>
  ({ isPlatform: 2, platform, merchantCode: merchant, language: caller().language() }) as const

/**
 * Query with its own key for the part of a response that the home page shows. The document of the
 * home page contains this part instead of the whole response.
 */
export function forHome<Query extends { queryKey: QueryKey }>(query: Query) {
  // The last item of a query key is the language.
  const queryKey: QueryKey = query.queryKey.toSpliced(-1, 0, 'home')
  return { ...query, queryKey }
}
