/** Round of a slot: the paid spin, its cascades and its free spins. */
import { type RandomBytes, randomBelow } from '../../../platform/domain/base/chance/chance.ts'
import { type Machine, multiplierOf, prizeUnit, rows, type SymbolCode, wild } from './machine.ts'
import { countScatters, type Reels, type ScreenWin, screenWins, windowOf } from './screenWins.ts'

export type Screen = {
  reels: Reels
  wins: readonly ScreenWin[]
  isFree: boolean
  /** Multiplier of all wins of the screen. */
  multiplier: number
  /** Sum of the wins with the multiplier, in tenths of the stake. */
  prize: number
}

/** Result of one spin. It has one screen, and one more for each cascade. */
export type Spin = { screens: Screen[]; scatters: number; prize: number }

/**
 * Column after its winning symbols vanished: the remaining symbols fall, and the strip fills the
 * top.
 */
function refill(
  strip: string,
  stop: number,
  column: readonly SymbolCode[],
  isGone: (symbol: SymbolCode) => boolean,
): { column: SymbolCode[]; stop: number } {
  const left = column.filter((symbol) => !isGone(symbol))
  const missing = rows - left.length
  const above = (((stop - missing) % strip.length) + strip.length) % strip.length
  return { column: [...windowOf(strip, above).slice(0, missing), ...left], stop: above }
}

/** Next screen of a ways machine, after the winning symbols have vanished. */
function cascade(
  machine: Machine,
  reels: Reels,
  stops: readonly number[],
  wins: readonly ScreenWin[],
) {
  const refilled = reels.map((column, reel) => {
    const gone = wins.filter(({ count }) => reel < count).map(({ symbol }) => symbol)
    const isGone = (symbol: SymbolCode) =>
      gone.includes(symbol) || (symbol === wild && gone.length > 0)
    return refill(machine.strips[reel] ?? '', stops[reel] ?? 0, column, isGone)
  })
  return { reels: refilled.map(({ column }) => column), stops: refilled.map(({ stop }) => stop) }
}

/** Result of a spin that stops at the given positions. It is deterministic. */
export function spinAt(machine: Machine, stops: readonly number[], isFree: boolean): Spin {
  const screens: Screen[] = []
  let reels: Reels = machine.strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0))
  let positions = stops
  for (;;) {
    const wins = screenWins(machine, reels)
    const multiplier = multiplierOf(machine, isFree, screens.length)
    const prize = wins.reduce((sum, win) => sum + win.prize, 0) * multiplier
    screens.push({ reels, wins, isFree, multiplier, prize })
    if (machine.mechanic !== 'WAYS' || wins.length === 0) break
    const next = cascade(machine, reels, positions, wins)
    reels = next.reels
    positions = next.stops
  }
  const prize = screens.reduce((sum, screen) => sum + screen.prize, 0)
  return { screens, scatters: countScatters(reels), prize }
}

/** Number of free spins for the scatters visible at the end of a spin. */
export const awardOf = ({ freeSpins }: Machine, scatters: number): number =>
  freeSpins?.awards[scatters] ?? 0

/** Spins of one round: the paid spin, then a limited number of free spins. */
export function playSpins(machine: Machine, randomBytes: RandomBytes): Spin[] {
  const spinOnce = (isFree: boolean) =>
    spinAt(
      machine,
      machine.strips.map((strip) => randomBelow(randomBytes, strip.length)),
      isFree,
    )
  const spins = [spinOnce(false)]
  const most = machine.freeSpins?.most ?? 0
  let awarded = awardOf(machine, spins[0]?.scatters ?? 0)
  for (let played = 0; played < awarded; played += 1) {
    const free = spinOnce(true)
    spins.push(free)
    awarded = Math.min(most, awarded + awardOf(machine, free.scatters))
  }
  return spins
}

/** Prize of a round in minor units. @param prize in tenths of the stake. */
export function amountOf(prize: number, stake: number): number {
  if (stake % prizeUnit !== 0) throw new RangeError(`Not a multiple of ${prizeUnit}: ${stake}`)
  return (prize * stake) / prizeUnit
}
