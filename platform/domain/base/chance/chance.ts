/** Fair choices from random bytes. */

export type RandomBytes = (count: number) => Uint8Array

const range = 2 ** 32

/**
 * An integer from 0 up to `bound`, each as likely as the others: bytes that would favour the low
 * ones are thrown away.
 * @param bound at most 2^32.
 */
export function randomBelow(randomBytes: RandomBytes, bound: number): number {
  const fair = range - (range % bound)
  for (;;) {
    const drawn = new DataView(randomBytes(4).slice().buffer).getUint32(0)
    if (drawn < fair) return drawn % bound
  }
}

/** One of the choices, each as likely as the others. */
export function pickOne<Choice>(
  randomBytes: RandomBytes,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices[randomBelow(randomBytes, choices.length)] ?? choices[0]
}
