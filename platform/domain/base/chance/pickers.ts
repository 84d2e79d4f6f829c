/** Deterministic pseudo-random choices: the result for a game or draw depends on its name alone. */

/** Hash of a text, from 0 to 2^32 - 1 (FNV-1a, mixed). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Hash of a text, from 0 to `bound` - 1. */
export const numberFor = (text: string, bound: number): number => hashOf(text) % bound

/**
 * One item of a list, chosen by the hash of a text.
 * @throws {RangeError} when the list is empty.
 */
export function pick<Item>(text: string, list: readonly Item[]): Item {
  const item = list[numberFor(text, list.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from')
  return item
}
