import { caller } from '../../api/caller.ts'

/** Brand of this build; builds of other brands set the variable. */
const merchant = import.meta.env?.VITE_MERCHANT ?? 'portico'

/** Parameters of every request that lists games (API-79): a desktop client (CONST-60). */
export const listing = () => ({ clientType: 3, merchant, language: caller().language() }) as const

/** Formats that a desktop browser can show (CONST-59). */
export const platform = 'flash,html5-desktop'

/** Parameters of the request for the platform's hot games (API-30). */
export const hotListing = () =>
  ({ isPlatform: 2, platform, merchantCode: merchant, language: caller().language() }) as const
