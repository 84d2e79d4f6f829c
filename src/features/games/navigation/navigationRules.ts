import type { GameType } from '../gameType.ts'
import type { Category } from '../vendors/categories.ts'
import type { VendorCard } from '../vendors/vendorCards.ts'

/** Entries of the top navigation that are pages instead of game types. */
export type PlainType = 'HOME' | 'PROMO'
export type NavigationType = PlainType | GameType

/** Maximum number of vendors in a small drop-down (CONST-35). */
const largeAbove = 10

/** Entries that always lead to their page (HEAD-34). */
const alwaysPages: ReadonlySet<NavigationType> = new Set(['HOME', 'PROMO', 'PVP', 'FISH', 'RNG'])

export const isLarge = (vendors: readonly VendorCard[]): boolean => vendors.length > largeAbove

/**
 * True if the game type has vendors, or if the categories have not loaded yet. HOME and PROMO are
 * always shown (HEAD-32).
 */
export function isShown(type: NavigationType, categories: readonly Category[] | undefined) {
  return type === 'HOME' || type === 'PROMO' || !categories || vendorsOf(type, categories) !== none
}

const none: readonly VendorCard[] = []

const vendorsOf = (type: NavigationType, categories: readonly Category[]): readonly VendorCard[] =>
  categories.find((category) => category.type === type)?.vendors ?? none

/**
 * Vendor that a click on the entry launches, for a game type with one vendor. Undefined if the
 * entry leads to its page (HEAD-34 to HEAD-36).
 */
export function launchedBy(
  type: NavigationType,
  categories: readonly Category[] | undefined,
): VendorCard | undefined {
  if (!categories || alwaysPages.has(type)) return undefined
  const vendors = vendorsOf(type, categories)
  return vendors.length === 1 ? vendors[0] : undefined
}
