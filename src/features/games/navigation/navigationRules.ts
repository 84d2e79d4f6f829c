import type { GameType } from '../gameType.ts'
import type { Category } from '../vendors/categories.ts'
import type { VendorCard } from '../vendors/vendorCards.ts'

/** The entries of the top navigation that are pages and no type of games. */
export type PlainType = 'HOME' | 'PROMO'
export type NavigationType = PlainType | GameType

/** Above so many vendors a drop-down is large (CONST-35). */
const largeAbove = 10

/** Types whose entry always leads to its page (HEAD-34). */
const alwaysPages: ReadonlySet<NavigationType> = new Set(['HOME', 'PROMO', 'PVP', 'FISH', 'RNG'])

export const isLarge = (vendors: readonly VendorCard[]): boolean => vendors.length > largeAbove

/** Whether a type is among the categories; every type is while nobody knows (HEAD-32). */
export function isShown(type: NavigationType, categories: readonly Category[] | undefined) {
  return type === 'HOME' || type === 'PROMO' || !categories || vendorsOf(type, categories) !== none
}

const none: readonly VendorCard[] = []

const vendorsOf = (type: NavigationType, categories: readonly Category[]): readonly VendorCard[] =>
  categories.find((category) => category.type === type)?.vendors ?? none

/**
 * The one vendor that a press on an entry launches; undefined when it leads to the page (HEAD-34 to
 * HEAD-36).
 */
export function launchedBy(
  type: NavigationType,
  categories: readonly Category[] | undefined,
): VendorCard | undefined {
  if (!categories || alwaysPages.has(type)) return undefined
  const vendors = vendorsOf(type, categories)
  return vendors.length === 1 ? vendors[0] : undefined
}
