/** Source of random choices; the implementation decides if they are reproducible. */
export type Chance = {
  /** Random number from 0 inclusive to 1 exclusive. */
  fraction(): number
  /** Random integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number
  /** Random item of a non-empty list. */
  pick<Item>(list: readonly Item[]): Item
}
