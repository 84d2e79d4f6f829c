import { read } from '../../../api/read.ts'
import { listing } from '../listing.ts'

/** Stale time in milliseconds: games seldom change, and the response has an ETag. */
const goodFor = 15 * 60_000

/** Query of all games by name, for the search. */
export const catalogueQuery = () => ({
  ...read('/wps/games/catalogue', { query: { language: listing().language } }),
  staleTime: goodFor,
  gcTime: goodFor,
})
