/** Start of every hash; another number changes every generated value. */
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
 * Seed of one value from its place (FNV-1a, 32 bits). Neither the order of values nor the rest of
 * the contract affects it.
 * @returns an integer from 0 to 2^32 - 1.
 */
export function seedOf(...parts: string[]): number {
  // The separator keeps ('ab', 'c') and ('a', 'bc') apart.
  return hashOn(globalSeed, parts.map((part) => `\u0000${part}`).join(''))
}

/**
 * Seed of a part of a value, from the seed of the whole and the step to the part.
 * @returns an integer from 0 to 2^32 - 1.
 */
export const seedWithin = (seed: number, step: string) => hashOn(seed, `\u0000${step}`)
