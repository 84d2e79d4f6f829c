/** Maximum length of a pattern in UTF-16 code units: one for each bit of an integer. */
export const longestPattern = 32

/**
 * Number of edits from a pattern to the whole text, and to the most similar prefix of the text. An
 * edit inserts, removes or replaces a letter, or swaps two neighbouring letters that have no other
 * edit (restricted Damerau-Levenshtein distance).
 */
export type Distances = { wholeText: number; beginning: number }

export type PatternDistance = {
  /** Edits from the pattern to the whole text, and to the most similar prefix of the text. */
  fromStart(text: string): Distances
  /** Edits from the pattern to the most similar part of the text. */
  fromAnywhere(text: string): number
}

/**
 * Prepares the comparison of one pattern with many texts. A comparison takes one step per letter of
 * the text (Hyyrö 2003, 'A bit-vector algorithm for computing Levenshtein and Damerau edit
 * distances').
 * @param pattern 1 to 32 UTF-16 code units; further ones are ignored
 */
export function patternDistance(pattern: string): PatternDistance {
  const length = Math.min(pattern.length, longestPattern)
  const places = new Map<number, number>()
  for (let at = 0; at < length; at++) {
    const letter = pattern.charCodeAt(at)
    places.set(letter, (places.get(letter) ?? 0) | (1 << at))
  }
  const last = 1 << (length - 1)
  /** @param step 1 if letters of the text before the match count as edits, otherwise 0. */
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
    return { wholeText: whole, beginning: nearest }
  }
  return {
    fromStart: (text) => compare(text, 1),
    fromAnywhere: (text) => compare(text, 0).beginning,
  }
}
