/** Draw times of lotteries. They depend only on the lottery and the time. */

import type { components } from '../../../src/api/gen/paths.ts'
import type { LotteryGame } from '../games/lotteryGames.ts'

type Schemas = components['schemas']

/** Draw of a lottery, with its time in milliseconds since 1970. */
export type Draw = { drawId: string; at: number }

const minute = 60_000
const day = 24 * 60 * minute

/** True if a lottery has a draw on the UTC day that begins at `midnight`. */
function isDrawnOn({ times }: Pick<LotteryGame, 'times'>, midnight: number): boolean {
  if (times.kind === 'every') return true
  const date = new Date(midnight)
  return times.kind === 'weekly'
    ? times.days.includes(date.getUTCDay())
    : times.dates.includes(date.getUTCDate())
}

/**
 * Endless sequence of draw times in milliseconds since 1970. Direction 1 yields the times after
 * `from`, ascending; -1 yields the times up to `from`, descending.
 */
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

/**
 * Id of a draw: its UTC date, followed by the hour and minute for lotteries with several draws a
 * day.
 */
function drawIdOf({ times }: LotteryGame, at: number): string {
  const digits = new Date(at).toISOString().replaceAll(/\D/g, '')
  return times.kind === 'every' ? digits.slice(0, 12) : digits.slice(0, 8)
}

const drawAt = (game: LotteryGame, at: number): Draw => ({ drawId: drawIdOf(game, at), at })

/** Time at which the ticket sales for a draw close, in milliseconds since 1970. */
export const closingTime = ({ closesBefore }: LotteryGame, { at }: Draw): number =>
  at - closesBefore * minute

function describeDraw(game: LotteryGame, draw: Draw): Schemas['NextDraw'] {
  return {
    drawId: draw.drawId,
    drawsAt: new Date(draw.at).toISOString(),
    closesAt: new Date(closingTime(game, draw)).toISOString(),
  }
}

/** First draw after `now`, in milliseconds since 1970. */
export function nextDraw(game: LotteryGame, now: number): Schemas['NextDraw'] {
  // The generator of draw times never ends.
  return describeDraw(game, drawAt(game, moments(game, now, 1).next().value as number))
}

/**
 * Draw whose tickets are on sale at a time: the next draw, or the draw after it if the sales for
 * the next draw have closed.
 */
export function drawOnSale(game: LotteryGame, now: number): Schemas['NextDraw'] {
  return nextDraw(game, now + game.closesBefore * minute)
}

/** Last `count` draws up to `now`, newest first. */
export const lastDraws = (game: LotteryGame, now: number, count: number): Draw[] =>
  moments(game, now, -1)
    .take(count)
    .map((at) => drawAt(game, at))
    .toArray()

/** Draw with an id; undefined if the lottery has no such draw. */
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
