/** Changing it changes every generated value at once. */
const globalSeed = 'portico'

/**
 * A seed for one value, from what the value is for (FNV-1a, 32 bits). It depends on nothing else, so
 * neither the order in which values are made nor what else a contract holds changes any of them.
 * @returns an integer from 0 to 2^32 - 1.
 */
export function seedOf(...parts: string[]): number {
  let hash = 0x811c9dc5
  // The separator keeps ('ab', 'c') and ('a', 'bc') apart.
  for (const character of [globalSeed, ...parts].join('\u0000')) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}
