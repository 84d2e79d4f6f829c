import { read } from '../../../api/read.ts'
import { listing } from '../listing.ts'

/** Milliseconds: games come and go seldom, and the answer has an ETag. */
const goodFor = 15 * 60_000

/** All games by name, for whoever is about to search. */
export const catalogueQuery = () => ({
  ...read('/wps/games/catalogue', { query: { language: listing().language } }),
  staleTime: goodFor,
  gcTime: goodFor,
})
