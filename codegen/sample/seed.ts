/** Initial state of every hash. Changing this number changes every generated value. */
const globalSeed = 0x8da5fc2f

function hashOn(start: number, text: string): number {
  let hash = start
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/**
 * Seed of a value from the parts of its name (FNV-1a, 32 bits). It depends neither on the order of
 * values nor on the rest of the contract.
 * @returns an integer from 0 to 2^32 - 1.
 */
export function seedOf(...parts: string[]): number {
  // The separator makes the seeds of ('ab', 'c') and ('a', 'bc') different.
  return hashOn(globalSeed, parts.map((part) => `\u0000${part}`).join(''))
}

/**
 * Seed of a property or item, from the seed of its object or list.
 * @returns an integer from 0 to 2^32 - 1.
 */
export const seedWithin = (seed: number, step: string) => hashOn(seed, `\u0000${step}`)
