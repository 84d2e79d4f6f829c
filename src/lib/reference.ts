/**
 * Matches ids that the platform's `idInTime` creates. The last 12 digits of such an id (a counter
 * and random digits) are the reference. Other ids are hashed.
 */
const idInTime = /^[a-z]+-[0-9a-f]{24}$/

/** 64-bit FNV-1a hash of a text. */
function hashOf(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash
}

/**
 * Reference of a row for people to read and quote: 12 characters derived from the row's id. Pages,
 * receipts, CSV files and exports show the same reference.
 */
export function referenceOf(id: string): string {
  const digits = idInTime.test(id) ? id : hashOf(id).toString(16).padStart(12, '0')
  return digits.slice(-12).toUpperCase()
}
