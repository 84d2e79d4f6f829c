/** Numbers that look random and follow from a seed. */
export type Random = {
  /** From 0 up to but without 1. */
  fraction(): number
  /** From `least` to `most`, both included; both are safe integers. */
  integer(least: number, most: number): number
  /** One of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item
}

/** The sequence that follows from a seed (mulberry32); the same for the same seed, always. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (least: number, most: number) =>
    Math.min(most, least + Math.floor(fraction() * (most - least + 1)))
  return {
    fraction,
    integer,
    // The caller's list has an item at every index below its length.
    pick: <Item>(list: readonly Item[]) => list[integer(0, list.length - 1)] as Item,
  }
}

/** A list turned round, so that it begins at an item which the seed chooses. */
export function rotate<Item>(list: readonly Item[], random: Random): Item[] {
  const start = list.length < 2 ? 0 : random.integer(0, list.length - 1)
  return [...list.slice(start), ...list.slice(0, start)]
}
