export type PocketColor = 'green' | 'red' | 'black'

const redNumbers: ReadonlySet<string> = new Set(
  '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' '),
)

/** Colour of a number on a roulette wheel. */
export const pocketColor = (number: string): PocketColor =>
  number === '0' ? 'green' : redNumbers.has(number) ? 'red' : 'black'
