export type RandomBytes = (count: number) => Uint8Array

const range = 2 ** 32

/**
 * A uniformly distributed integer from 0 to `bound` - 1. Values that would favour low numbers are
 * discarded.
 * @param bound at most 2^32.
 */
export function randomBelow(randomBytes: RandomBytes, bound: number): number {
  const fair = range - (range % bound)
  for (;;) {
    const drawn = new DataView(randomBytes(4).slice().buffer).getUint32(0)
    if (drawn < fair) return drawn % bound
  }
}

/** One of the choices, with equal probability. */
export function pickOne<Choice>(
  randomBytes: RandomBytes,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices[randomBelow(randomBytes, choices.length)] ?? choices[0]
}
