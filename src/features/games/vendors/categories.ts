import type { Value } from '../../../api/operations.ts'
import type { GameType } from '../gameType.ts'
import { type VendorCard, vendorCards, vendorsQuery } from './vendorCards.ts'

/** A type of games with the vendors that have some, in the order of the platform. */
export type Category = { type: GameType; vendors: readonly VendorCard[] }

/**
 * Milliseconds: who has games changes seldom; another language reads it again by its key (GAME-24,
 * GAME-33).
 */
const goodFor = 30 * 60_000

/** The categories of games with their vendors, named in the page's language. */
export const categoriesQuery = () => ({
  ...vendorsQuery(),
  staleTime: goodFor,
  select: categoriesOf,
})

/**
 * The categories that have vendors (HEAD-32). Vendors of e-sports come among those of sports and
 * get a category of their own, after SPORTS (LOB-63, LOB-64).
 */
export function categoriesOf(answer: Value<'GET /wps/relay/GCSGAME_newGameVendor'>): Category[] {
  const types = answer.lanes.flatMap(({ title }): GameType[] =>
    title === 'SPORTS' ? ['SPORTS', 'ESPORTS'] : [title],
  )
  return types
    .map((type) => ({ type, vendors: vendorCards(answer, type) }))
    .filter(({ vendors }) => vendors.length > 0)
}
