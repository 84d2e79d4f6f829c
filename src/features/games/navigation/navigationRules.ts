import type { GameType } from '../gameType.ts'
import type { Category } from '../vendors/categories.ts'
import type { VendorCard } from '../vendors/vendorCards.ts'

/** Entries of the top navigation that are pages, not game types. */
export type PlainType = 'HOME' | 'PROMO'
export type NavigationType = PlainType | GameType

/** Number of vendors above which a drop-down is large (CONST-35). */
const largeAbove = 10

/** Entries that always lead to their page (HEAD-34). */
const alwaysPages: ReadonlySet<NavigationType> = new Set(['HOME', 'PROMO', 'PVP', 'FISH', 'RNG'])

export const isLarge = (vendors: readonly VendorCard[]): boolean => vendors.length > largeAbove

/** True if a type is among the categories, or while the categories are unknown (HEAD-32). */
export function isShown(type: NavigationType, categories: readonly Category[] | undefined) {
  return type === 'HOME' || type === 'PROMO' || !categories || vendorsOf(type, categories) !== none
}

const none: readonly VendorCard[] = []

const vendorsOf = (type: NavigationType, categories: readonly Category[]): readonly VendorCard[] =>
  categories.find((category) => category.type === type)?.vendors ?? none

/**
 * The only vendor, which a click on the entry launches; undefined if the entry leads to its page
 * (HEAD-34 to HEAD-36).
 */
export function launchedBy(
  type: NavigationType,
  categories: readonly Category[] | undefined,
): VendorCard | undefined {
  if (!categories || alwaysPages.has(type)) return undefined
  const vendors = vendorsOf(type, categories)
  return vendors.length === 1 ? vendors[0] : undefined
}
