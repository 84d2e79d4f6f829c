import type { Value } from '../../../api/operations.ts'
import type { GameType } from '../gameType.ts'
import { homeVendorsQuery, type VendorCard, vendorCards, vendorsQuery } from './vendorCards.ts'

/** Game type with its vendors, in the server's order. */
export type Category = { type: GameType; vendors: readonly VendorCard[] }

/**
 * Stale time in milliseconds: vendors seldom change. The query key contains the language, so
 * another language is fetched at once (GAME-24, GAME-33).
 */
const goodFor = 30 * 60_000

/** Query of the game categories with their vendors, in the page's language. */
export const categoriesQuery = () => ({
  ...vendorsQuery(),
  staleTime: goodFor,
  select: categoriesOf,
})

/** Query of the game categories on the home page, each with its first vendors. */
export const homeCategoriesQuery = () => ({
  ...homeVendorsQuery(),
  staleTime: goodFor,
  select: categoriesOf,
})

/**
 * Categories that have vendors (HEAD-32). The server lists e-sports vendors under SPORTS; here they
 * have their own category after SPORTS (LOB-63, LOB-64).
 */
export function categoriesOf(answer: Value<'GET /wps/relay/GCSGAME_newGameVendor'>): Category[] {
  const types = answer.lanes.flatMap(({ title }): GameType[] =>
    title === 'SPORTS' ? ['SPORTS', 'ESPORTS'] : [title],
  )
  return types
    .map((type) => ({ type, vendors: vendorCards(answer, type) }))
    .filter(({ vendors }) => vendors.length > 0)
}
