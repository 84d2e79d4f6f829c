/** Source of random choices; the caller decides whether they are reproducible. */
export type Chance = {
  /** From 0 inclusive to 1 exclusive. */
  fraction(): number
  /** From `min` to `max`, both inclusive. */
  integer(min: number, max: number): number
  /** An item of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item
}
