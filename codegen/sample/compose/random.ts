/** Sequence of pseudo-random values. */
export type Random = {
  /** Number from 0 (included) to 1 (excluded). */
  fraction(): number
  /** Integer from `minimum` to `maximum`, both included. Both must be safe integers. */
  integer(minimum: number, maximum: number): number
  /** Random item of a non-empty list. */
  pick<Item>(list: readonly Item[]): Item
}

/** Creates a generator of pseudo-random values (mulberry32). Equal seeds give equal sequences. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (minimum: number, maximum: number) =>
    Math.min(maximum, minimum + Math.floor(fraction() * (maximum - minimum + 1)))
  return {
    fraction,
    integer,
    // The list is not empty, so there is an item at this index.
    pick: <Item>(list: readonly Item[]) => list[integer(0, list.length - 1)] as Item,
  }
}

/** Rotates a list so that it begins at a random item. */
export function rotate<Item>(list: readonly Item[], random: Random): Item[] {
  const start = list.length < 2 ? 0 : random.integer(0, list.length - 1)
  return [...list.slice(start), ...list.slice(0, start)]
}
