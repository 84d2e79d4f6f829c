/** Numbers of the European roulette wheel, and the betting spots of its layout. */

/** Numbers in the order of the wheel, clockwise from the zero. */
export const wheelNumbers: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]

const redNumbers: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
])

export type PocketColor = 'green' | 'red' | 'black'

export const colorOf = (number: number): PocketColor =>
  number === 0 ? 'green' : redNumbers.has(number) ? 'red' : 'black'

const numbers = Array.from({ length: 36 }, (_, index) => index + 1)
const series = (from: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, index) => from + index * step)

/** Even chances, which pay 1:1. */
export const evenChances = ['red', 'black', 'even', 'odd', 'low', 'high'] as const

const isChance: Readonly<Record<(typeof evenChances)[number], (number: number) => boolean>> = {
  red: (number) => redNumbers.has(number),
  black: (number) => !redNumbers.has(number),
  even: (number) => number % 2 === 0,
  odd: (number) => number % 2 === 1,
  low: (number) => number <= 18,
  high: (number) => number > 18,
}

const toSpot = (kind: string, covered: readonly number[]): [string, readonly number[]] => [
  `${kind}/${covered.join('-')}`,
  covered,
]

/** Lowest number of each of the twelve streets, which are rows of three numbers. */
const streets = series(1, 12, 3)
const inside: readonly [string, readonly number[]][] = [
  ...[0, ...numbers].map((number) => toSpot('straight', [number])),
  ...[1, 2, 3].map((number) => toSpot('split', [0, number])),
  ...numbers.filter((number) => number % 3 !== 0).map((first) => toSpot('split', series(first, 2))),
  ...series(1, 33).map((first) => toSpot('split', series(first, 2, 3))),
  ...streets.map((first) => toSpot('street', series(first, 3))),
  toSpot('trio', [0, 1, 2]),
  toSpot('trio', [0, 2, 3]),
  ...series(1, 32)
    .filter((first) => first % 3 !== 0)
    .map((first) => toSpot('corner', [first, first + 1, first + 3, first + 4])),
  toSpot('corner', [0, 1, 2, 3]),
  ...streets.slice(0, -1).map((first) => toSpot('line', series(first, 6))),
]
const outside: readonly [string, readonly number[]][] = [
  ...[1, 2, 3].map((first): [string, readonly number[]] => [
    `column/${first}`,
    series(first, 12, 3),
  ]),
  ...[1, 2, 3].map((dozen): [string, readonly number[]] => [
    `dozen/${dozen}`,
    series(dozen * 12 - 11, 12),
  ]),
  ...evenChances.map((chance): [string, readonly number[]] => [
    chance,
    numbers.filter(isChance[chance]),
  ]),
]

/** Numbers that each spot covers. The bet on the first four numbers is `corner/0-1-2-3`. */
export const coveredNumbers: ReadonlyMap<string, readonly number[]> = new Map([
  ...inside,
  ...outside,
])
