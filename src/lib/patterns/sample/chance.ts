/** Where texts are chosen by chance; the caller decides whether they are the same each time. */
export type Chance = {
  /** From 0 up to but without 1. */
  fraction(): number
  /** From `least` to `most`, both included. */
  integer(least: number, most: number): number
  /** One of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item
}
