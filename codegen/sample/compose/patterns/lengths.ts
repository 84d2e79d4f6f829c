import type { Piece } from './piece.ts'

/** A set of lengths: bit n stands for n. */
export type Lengths = bigint

const none: Lengths = 1n

const bitsOf = (set: Lengths): number[] =>
  // The lowest bit is the last digit.
  [...set.toString(2)].flatMap((digit, index, digits) =>
    digit === '1' ? [digits.length - 1 - index] : [],
  )

/** Every sum of a length of one set and a length of the other. */
function sums(one: Lengths, other: Lengths, mask: bigint): Lengths {
  if (one === none) return other
  if (other === none) return one
  let result = 0n
  for (const bit of bitsOf(one)) result |= (other << BigInt(bit)) & mask
  return result
}

/** Which lengths the texts of pieces may have, up to a limit. */
export type Measure = {
  of(piece: Piece): Lengths
  /** Of several pieces one after another: for each index that of the pieces from there on. */
  tails(parts: readonly Piece[]): Lengths[]
  /** Of a piece repeated: for each count, up to the most that can matter. */
  powers(part: Piece, most: number): Lengths[]
}

/** Measures pieces, whose texts are at most `limit` characters long. */
export function createMeasure(limit: number): Measure {
  const mask = (1n << BigInt(limit + 1)) - 1n
  const known = new Map<Piece, Lengths>()

  function powers(part: Piece, most: number): Lengths[] {
    const once = measure(part)
    const all = [none]
    for (let count = 1; count <= Math.min(most, limit); count += 1) {
      const next = sums(all[count - 1] ?? 0n, once, mask)
      if (next === 0n) break
      all.push(next)
    }
    return all
  }

  function ofRepeat(part: Piece, least: number, most: number): Lengths {
    if (measure(part) === 2n) {
      const from = (1n << BigInt(Math.min(least, limit + 1))) - 1n
      const to = (1n << BigInt(Math.min(most, limit) + 1)) - 1n
      return to & ~from & mask
    }
    // A part that may be empty reaches every count by leaving itself out.
    const counts = powers(part, most)
    return counts.slice(least).reduce((sum, lengths) => sum | lengths, 0n)
  }

  const tails = (parts: readonly Piece[]): Lengths[] => {
    const result = [none]
    for (const part of parts.toReversed()) {
      result.unshift(sums(measure(part), result[0] ?? none, mask))
    }
    return result
  }

  function find(piece: Piece): Lengths {
    switch (piece.kind) {
      case 'character':
        return piece.all.length > 0 ? 2n & mask : 0n
      case 'sequence':
        return tails(piece.parts)[0] ?? none
      case 'either':
        return piece.options.reduce((sum, option) => sum | measure(option), 0n)
      case 'repeat':
        return ofRepeat(piece.part, piece.least, piece.most)
      case 'group':
        return measure(piece.part)
      default:
        return none
    }
  }

  function measure(piece: Piece): Lengths {
    const found = known.get(piece) ?? find(piece)
    known.set(piece, found)
    return found
  }
  return { of: measure, tails, powers }
}

/** The lengths of a set from `least` to `most`. */
export const lengthsWithin = (set: Lengths, least: number, most: number) =>
  bitsOf(set)
    .filter((length) => length >= least && length <= most)
    .reverse()

/** Whether a set has a length. */
export const hasLength = (set: Lengths | undefined, length: number) =>
  set !== undefined && length >= 0 && ((set >> BigInt(length)) & 1n) === 1n
