import type { Piece } from './piece.ts'

/** Set of lengths, as bits for computing sums and as a list for queries. */
export type Lengths = {
  /** Bit n is set if the set contains the length n. */
  bits: bigint
  /** All lengths of the set, in ascending order. */
  list: readonly number[]
  has(length: number): boolean
}

function lengthsOf(bits: bigint): Lengths {
  const digits = bits.toString(2)
  const list: number[] = []
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    if (digits[index] === '1') list.push(digits.length - 1 - index)
  }
  return {
    bits,
    list,
    has: (length) => length >= 0 && digits[digits.length - 1 - length] === '1',
  }
}

const empty = lengthsOf(0n)
const onlyZero = lengthsOf(1n)
const onlyOne = lengthsOf(2n)

const unionOf = (sets: readonly Lengths[]) =>
  lengthsOf(sets.reduce((sum, { bits }) => sum | bits, 0n))

/**
 * Returns every sum `a + b` of a length `a` from the first set and a length `b` from the second.
 * @param mask bits of the lengths up to the limit; longer sums are dropped.
 */
function sums(one: Lengths, other: Lengths, mask: bigint): Lengths {
  if (one === onlyZero) return other
  if (other === onlyZero) return one
  const [few, many] = one.list.length < other.list.length ? [one, other] : [other, one]
  let bits = 0n
  for (const length of few.list) bits |= (many.bits << BigInt(length)) & mask
  return lengthsOf(bits)
}

/** Computes the possible lengths of the texts that pieces match, up to a limit. */
export type Measure = {
  of(piece: Piece): Lengths
  /** For each index of a sequence, the possible total lengths of the parts from this index on. */
  tails(parts: readonly Piece[]): readonly Lengths[]
  /**
   * Lengths of a repeated piece by the number of repetitions. The list ends where further
   * repetitions add no lengths.
   */
  powers(part: Piece, maxCount: number): readonly Lengths[]
}

/** Caches the results of `find` by key. */
function memoize<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    const value = values.get(key)
    if (value !== undefined) return value
    const result = find(key)
    values.set(key, result)
    return result
  }
}

/** Creates a measure for texts of at most `limit` characters. */
export function createMeasure(limit: number): Measure {
  const mask = (1n << BigInt(limit + 1)) - 1n

  const allPowers = memoize((part: Piece): Lengths[] => {
    const once = measure(part)
    const all = [onlyZero]
    for (let count = 1; count <= limit; count += 1) {
      const next = sums(all[count - 1] ?? empty, once, mask)
      if (next.bits === 0n || next.bits === all[count - 1]?.bits) break
      all.push(next)
    }
    return all
  })

  function powers(part: Piece, maxCount: number): Lengths[] {
    const all = allPowers(part)
    return all.slice(0, Math.min(maxCount, all.length) + 1)
  }

  function ofRepeat({ part, least, most }: Piece & { kind: 'repeat' }): Lengths {
    if (measure(part) === onlyOne) {
      const from = (1n << BigInt(Math.min(least, limit + 1))) - 1n
      const to = (1n << BigInt(Math.min(most, limit) + 1)) - 1n
      return lengthsOf(to & ~from & mask)
    }
    const counts = powers(part, most)
    // If the piece may be empty, further repetitions add no lengths.
    return unionOf(least < counts.length ? counts.slice(least) : endless(part, counts))
  }

  const endless = (part: Piece, counts: Lengths[]) => (measure(part).has(0) ? counts.slice(-1) : [])

  const tails = memoize((parts: readonly Piece[]): Lengths[] => {
    const result = [onlyZero]
    for (const part of parts.toReversed()) {
      result.unshift(sums(measure(part), result[0] ?? onlyZero, mask))
    }
    return result
  })

  const measure: (piece: Piece) => Lengths = memoize((piece) => {
    switch (piece.kind) {
      case 'character':
        return piece.all.length > 0 && limit > 0 ? onlyOne : empty
      case 'sequence':
        return tails(piece.parts)[0] ?? onlyZero
      case 'either':
        return unionOf(piece.options.map(measure))
      case 'repeat':
        return ofRepeat(piece)
      case 'group':
        return measure(piece.part)
      default:
        return onlyZero
    }
  })
  return { of: measure, tails, powers }
}

/** True if the piece always matches exactly one character. */
export const isOneCharacter = (measure: Measure, piece: Piece) => measure.of(piece) === onlyOne
