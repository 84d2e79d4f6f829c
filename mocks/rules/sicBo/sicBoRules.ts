/**
 * Rules of sic bo with three dice. Where the usual prices differ by region, the table pays the
 * higher price.
 */
import { randomBelow } from '../../../platform/domain/base/chance/chance.ts'
import { returnOf, type TableRules, type TableSpot } from '../table/tableRules.ts'

const faces = [1, 2, 3, 4, 5, 6]

/** Winnings on totals from 4 to 17, as multiples of the stake. */
const totalOdds = [62, 31, 18, 12, 8, 7, 6, 6, 7, 8, 12, 18, 31, 62]
const odds = { even: 1, pair: 6, double: 11, triple: 180, anyTriple: 30 } as const
/** Winnings on a single number that one, two or three dice show, as multiples of the stake. */
const dieOdds = [1, 2, 12] as const

type Dice = readonly number[]
/** Winnings of a spot for a throw, as a multiple of the stake; 0 if the spot loses. */
type Odds = (dice: Dice) => number

const sum = (dice: Dice): number => dice.reduce((total, die) => total + die, 0)
const isTriple = (dice: Dice): boolean => new Set(dice).size === 1
const count = (dice: Dice, face: number): number => dice.filter((die) => die === face).length
/** Spot with an even chance, which loses on every triple. */
const chance =
  (wins: (total: number) => boolean): Odds =>
  (dice) =>
    !isTriple(dice) && wins(sum(dice)) ? odds.even : 0

const totals = totalOdds.map((price, index): [string, Odds] => [
  `total/${index + 4}`,
  (dice) => (sum(dice) === index + 4 ? price : 0),
])
const byFace = faces.flatMap((face): [string, Odds][] => [
  [`die/${face}`, (dice) => dieOdds[count(dice, face) - 1] ?? 0],
  [`double/${face}`, (dice) => (count(dice, face) >= 2 ? odds.double : 0)],
  [`triple/${face}`, (dice) => (count(dice, face) === 3 ? odds.triple : 0)],
])
const pairs = faces.flatMap((low) =>
  faces
    .filter((high) => high > low)
    .map((high): [string, Odds] => [
      `pair/${low}-${high}`,
      (dice) => (dice.includes(low) && dice.includes(high) ? odds.pair : 0),
    ]),
)

const prices: ReadonlyMap<string, Odds> = new Map([
  ['small', chance((total) => total <= 10)],
  ['big', chance((total) => total >= 11)],
  ['odd', chance((total) => total % 2 === 1)],
  ['even', chance((total) => total % 2 === 0)],
  ['anyTriple', (dice) => (isTriple(dice) ? odds.anyTriple : 0)],
  ...totals,
  ...byFace,
  ...pairs,
])

const throws = faces.flatMap((one) =>
  faces.flatMap((two) => faces.map((three) => [one, two, three])),
)

function winOf(spot: string, stake: number, dice: Dice): number {
  const price = prices.get(spot)?.(dice) ?? 0
  return price === 0 ? 0 : stake * (price + 1)
}

const spots: ReadonlyMap<string, TableSpot> = new Map(
  [...prices].map(([spot, price]): [string, TableSpot] => [
    spot,
    {
      highest: Math.max(...throws.map(price)) + 1,
      rtp: returnOf(throws, 1, (dice) => winOf(spot, 1, dice)),
    },
  ]),
)

export const sicBoRules: TableRules = {
  table: 'SIC_BO',
  spots,
  chanceBlocks: 1,
  draw: (randomBytes) => faces.slice(0, 3).map(() => String(1 + randomBelow(randomBytes, 6))),
  winOf: (spot, stake, outcome) => winOf(spot, stake, outcome.map(Number)),
}

/** RTP of even chances, such as big and small, in hundredths of a percent. */
export const rtp = 9_722
