import { caller } from '../../api/caller.ts'

/** The brand that this build is made for; one of another brand sets its own. */
const merchant = import.meta.env?.VITE_MERCHANT ?? 'portico'

/** What a page says of itself with each call that lists games (API-79): a desktop's (CONST-60). */
export const listing = () => ({ clientType: 3, merchant, language: caller().language() }) as const

/** What a desktop's page can show (CONST-59). */
export const platform = 'flash,html5-desktop'

/** What a page asks the whole platform's hot games with (API-30). */
export const hotListing = () =>
  ({ isPlatform: 2, platform, merchantCode: merchant, language: caller().language() }) as const
