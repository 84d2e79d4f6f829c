/** UTF-16 units that a pattern may have: its bits lie in one integer. */
export const longestPattern = 32

/**
 * How many edits make a pattern of a text: of the whole text, of its beginning, or of the part of
 * it that is nearest. An edit inserts, removes or replaces a letter, or swaps two neighbours that
 * are not edited otherwise (the restricted Damerau-Levenshtein distance).
 */
export type Distances = { whole: number; beginning: number }

export type PatternDistance = {
  /** Edits between the pattern and the text, and between it and the text's nearest beginning. */
  fromStart(text: string): Distances
  /** Edits between the pattern and the part of the text that is nearest to it. */
  fromAnywhere(text: string): number
}

/**
 * Compares one pattern with many texts, a letter of the text at a time for all of the pattern at
 * once (Hyyrö 2003, 'A bit-vector algorithm for computing Levenshtein and Damerau edit distances').
 *
 * @param pattern 1 to 32 UTF-16 units; more do not count
 */
export function patternDistance(pattern: string): PatternDistance {
  const length = Math.min(pattern.length, longestPattern)
  const places = new Map<number, number>()
  for (let at = 0; at < length; at++) {
    const letter = pattern.charCodeAt(at)
    places.set(letter, (places.get(letter) ?? 0) | (1 << at))
  }
  const last = 1 << (length - 1)
  /** @param step 1 where a letter of the text before the pattern's place is an edit, 0 where not. */
  const compare = (text: string, step: 0 | 1): Distances => {
    let [plus, minus, diagonal, before] = [-1, 0, 0, 0]
    let [whole, nearest] = [length, length]
    for (let at = 0; at < text.length; at++) {
      const here = places.get(text.charCodeAt(at)) ?? 0
      const swapped = ((~diagonal & here) << 1) & before
      diagonal = (((here & plus) + plus) ^ plus) | here | minus | swapped
      let more = minus | ~(diagonal | plus)
      let fewer = diagonal & plus
      if ((more & last) !== 0) whole++
      else if ((fewer & last) !== 0) whole--
      if (whole < nearest) nearest = whole
      more = (more << 1) | step
      fewer <<= 1
      plus = fewer | ~(diagonal | more)
      minus = more & diagonal
      before = here
    }
    return { whole, beginning: nearest }
  }
  return {
    fromStart: (text) => compare(text, 1),
    fromAnywhere: (text) => compare(text, 0).beginning,
  }
}
