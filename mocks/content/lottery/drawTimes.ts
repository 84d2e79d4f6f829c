/** Times of draws. They follow from the lottery and the time alone. */

import type { components } from '../../../src/api/gen/paths.ts'
import type { LotteryGame } from '../games/lotteryGames.ts'

type Schemas = components['schemas']

/** Draw of a lottery, with its time in milliseconds since 1970. */
export type Draw = { drawId: string; at: number }

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

const drawAt = (game: LotteryGame, at: number): Draw => ({ drawId: drawIdOf(game, at), at })

/** Closing time of a draw's sales, in milliseconds since 1970. */
export const closingTime = ({ closesBefore }: LotteryGame, { at }: Draw): number =>
  at - closesBefore * minute

function describeDraw(game: LotteryGame, draw: Draw): Schemas['NextDraw'] {
  return {
    drawId: draw.drawId,
    drawsAt: new Date(draw.at).toISOString(),
    closesAt: new Date(closingTime(game, draw)).toISOString(),
  }
}

/** First draw after a time. */
export function nextDraw(game: LotteryGame, now: number): Schemas['NextDraw'] {
  // The generator of draw times never ends.
  return describeDraw(game, drawAt(game, moments(game, now, 1).next().value as number))
}

/** First draw whose tickets are sold at a time: after the close of its sales the one after it. */
export function drawOnSale(game: LotteryGame, now: number): Schemas['NextDraw'] {
  return nextDraw(game, now + game.closesBefore * minute)
}

/** Last draws up to a time, newest first. */
export const lastDraws = (game: LotteryGame, now: number, count: number): Draw[] =>
  moments(game, now, -1)
    .take(count)
    .map((at) => drawAt(game, at))
    .toArray()

/** Draw of an id; undefined if the lottery has no such draw. */
export function findDraw(game: LotteryGame, drawId: string): Draw | undefined {
  const [, year, month, date, hour = '00', minutes = '00'] =
    /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2}))?$/.exec(drawId) ?? []
  if (year === undefined) return undefined
  const from = Date.parse(`${year}-${month}-${date}T${hour}:${minutes}:00.000Z`)
  if (Number.isNaN(from)) return undefined
  // The generator of draw times never ends.
  const draw = drawAt(game, moments(game, from - 1, 1).next().value as number)
  return draw.drawId === drawId ? draw : undefined
}
