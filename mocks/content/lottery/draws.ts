/** Draws of lotteries, derived from the lottery and the time only. */

import { numberFor } from '../../../platform/domain/base/chance/pickers.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import type { LotteryGame } from '../games/lotteryGames.ts'

type Schemas = components['schemas']
type Prizes = Schemas['OpenedDraw']['prizes']

const minute = 60_000
const day = 24 * 60 * minute

/** True if a daily, weekly or monthly lottery has a draw on the day of a UTC midnight. */
function isDrawnOn({ times }: Pick<LotteryGame, 'times'>, midnight: number): boolean {
  if (times.kind === 'every') return true
  const date = new Date(midnight)
  return times.kind === 'weekly'
    ? times.days.includes(date.getUTCDay())
    : times.dates.includes(date.getUTCDate())
}

/** Draw times from `from` on, in steps of `direction`, in milliseconds since 1970. */
function* moments(game: LotteryGame, from: number, direction: 1 | -1): Generator<number> {
  const { times } = game
  if (times.kind === 'every') {
    const length = times.minutes * minute
    const first = direction === 1 ? Math.floor(from / length) + 1 : Math.floor(from / length)
    for (let index = first; ; index += direction) yield index * length
  }
  const offset = times.hour * 60 * minute + times.minute * minute
  for (let midnight = Math.floor(from / day) * day; ; midnight += direction * day) {
    const at = midnight + offset
    const isPast = at <= from
    if (isPast === (direction === -1) && isDrawnOn(game, midnight)) yield at
  }
}

/** Id of a draw: its day, and its minute for lotteries with several draws a day. */
function drawIdOf({ times }: LotteryGame, at: number): string {
  const digits = new Date(at).toISOString().replaceAll(/\D/g, '')
  return times.kind === 'every' ? digits.slice(0, 12) : digits.slice(0, 8)
}

/** First draw after a time. */
export function nextDraw(game: LotteryGame, now: number): Schemas['NextDraw'] {
  // The generator of draw times never ends.
  const at = moments(game, now, 1).next().value as number
  return {
    drawId: drawIdOf(game, at),
    drawsAt: new Date(at).toISOString(),
    closesAt: new Date(at - game.closesBefore * minute).toISOString(),
  }
}

/** Last draws up to a time, newest first. */
export function openedDraws(
  game: LotteryGame,
  now: number,
  count: number,
): Schemas['OpenedDraw'][] {
  return moments(game, now, -1)
    .take(count)
    .map((at) => {
      const drawId = drawIdOf(game, at)
      const prizes = drawnPrizes(game, `${game.code}/${drawId}`)
      return { drawId, drawnAt: new Date(at).toISOString(), prizes }
    })
    .toArray()
}

const digits = (seed: string, length: number): string =>
  Array.from({ length }, (_, index) => numberFor(`${seed}/${index}`, 10)).join('')

/** Random numbers from 1 to `most` without repetition, in drawing order. */
function some(seed: string, count: number, max: number): number[] {
  const left = Array.from({ length: max }, (_, index) => index + 1)
  return Array.from({ length: count }, (_, index) => {
    const [taken = 0] = left.splice(numberFor(`${seed}/${index}`, left.length), 1)
    return taken
  })
}

type Board = readonly (readonly [Prizes[number]['prize'], count: number, length: number])[]

/** Prizes of the Vietnamese boards: count of numbers, and digits of each. */
const northern: Board = [
  ['SPECIAL', 1, 5],
  ['G1', 1, 5],
  ['G2', 2, 5],
  ['G3', 6, 5],
  ['G4', 4, 4],
  ['G5', 6, 4],
  ['G6', 3, 3],
  ['G7', 4, 2],
]
const southern: Board = [
  ['SPECIAL', 1, 6],
  ['G1', 1, 5],
  ['G2', 1, 5],
  ['G3', 2, 5],
  ['G4', 7, 5],
  ['G5', 1, 4],
  ['G6', 3, 4],
  ['G7', 1, 3],
  ['G8', 1, 2],
]
const thai: Board = [
  ['FIRST', 1, 6],
  ['FRONT_3', 2, 3],
  ['BACK_3', 2, 3],
  ['BACK_2', 1, 2],
]

const board = (seed: string, prizes: Board): Prizes =>
  prizes.map(([prize, count, length]) => ({
    prize,
    numbers: Array.from({ length: count }, (_, index) =>
      digits(`${seed}/${prize}/${index}`, length),
    ),
  }))

const sortAscending = (numbers: number[]) => numbers.toSorted((one, other) => one - other)
const toPrizes = (numbers: readonly (number | string)[]): Prizes => [
  { prize: 'DRAW', numbers: numbers.map(String) },
]

/** Numbers drawn. */
function drawnPrizes({ format }: Pick<LotteryGame, 'format'>, seed: string): Prizes {
  switch (format) {
    case 'VN_NORTH':
      return board(seed, northern)
    case 'VN_SOUTH':
      return board(seed, southern)
    case 'THAI':
      return board(seed, thai)
    case 'DIGITS_3':
    case 'DIGITS_4':
    case 'DIGITS_5':
      return toPrizes([digits(seed, Number(format.slice(-1)))])
    case 'LOTTO_6':
      return toPrizes(sortAscending(some(seed, 6, 45)))
    case 'KENO_20':
      return toPrizes(sortAscending(some(seed, 20, 80)))
    case 'DICE_3':
      return toPrizes([1, 2, 3].map((die) => 1 + numberFor(`${seed}/die/${die}`, 6)))
    case 'RACE_10':
      return toPrizes(some(seed, 10, 10))
  }
}
