/** Chance that is always the same: what a game or draw gets follows from its name alone. */

/** A whole number from 0 to 2^32 - 1 that a text stands for (FNV-1a, mixed). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A whole number from 0 to `below` - 1 that a text stands for. */
export const numberFor = (text: string, below: number): number => hashOf(text) % below

/**
 * One of a list that a text stands for.
 * @throws {RangeError} when the list is empty.
 */
export function pick<Item>(text: string, list: readonly Item[]): Item {
  const item = list[numberFor(text, list.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from')
  return item
}
