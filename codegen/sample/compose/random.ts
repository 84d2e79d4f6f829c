/** Pseudo-random numbers from a seed. */
export type Random = {
  /** From 0 (included) to 1 (excluded). */
  fraction(): number
  /** From `minimum` to `maximum`, both included; both are safe integers. */
  integer(minimum: number, maximum: number): number
  /** One item of a non-empty list. */
  pick<Item>(list: readonly Item[]): Item
}

/** Creates the sequence of a seed (mulberry32), which is always the same. */
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
    // The caller's list has an item at every index below its length.
    pick: <Item>(list: readonly Item[]) => list[integer(0, list.length - 1)] as Item,
  }
}

/** Rotated list that begins at an item chosen by the seed. */
export function rotate<Item>(list: readonly Item[], random: Random): Item[] {
  const start = list.length < 2 ? 0 : random.integer(0, list.length - 1)
  return [...list.slice(start), ...list.slice(0, start)]
}
