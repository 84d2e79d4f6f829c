/** Exact RTP and hit rate of a machine, computed from all stops of its reels. */
import {
  type Machine,
  multiplierOf,
  prizeOf,
  prizeUnit,
  type SymbolCode,
  scatter,
  wild,
} from '../machine.ts'
import { countScatters, type Reels, screenWins, windowOf } from '../screenWins.ts'
import { awardOf, type Spin, spinAt } from '../spin.ts'

/** Expected values of one spin. Prizes are multiples of the stake. */
export type SpinFigures = {
  paid: number
  free: number
  /** Probability of a prize or of free spins. */
  hit: number
  /** Probabilities of 0, 1, 2 … scatters at the end of the spin. */
  scatters: readonly number[]
}

/** Numbers from 0 to `end` - 1. */
const indexes = (end: number): number[] => Array.from({ length: end }, (_, index) => index)

/** Probabilities of 0, 1, 2 … visible scatters. Reels are independent. */
function scatterOdds(strips: readonly string[]): number[] {
  return strips.reduce<number[]>(
    (odds, strip) => {
      const next = indexes(odds.length + 3).map(() => 0)
      for (const stop of indexes(strip.length)) {
        const seen = windowOf(strip, stop).filter((symbol) => symbol === scatter).length
        odds.forEach((chance, count) => {
          next[count + seen] = (next[count + seen] ?? 0) + chance / strip.length
        })
      }
      return next
    },
    [1],
  )
}

/** Expected prize of one line. Every row of a reel shows each symbol of its strip equally often. */
function expectedLinePrize(machine: Machine): number {
  const single: Machine = { ...machine, lines: [machine.strips.map(() => 0)] }
  const prizeOfLine = (line: readonly SymbolCode[]) =>
    screenWins(
      single,
      line.map((symbol) => [symbol]),
    ).reduce((sum, win) => sum + (win.line === undefined ? 0 : win.prize), 0)
  const walk = (line: readonly SymbolCode[]): number => {
    const strip = machine.strips[line.length]
    if (strip === undefined) return prizeOfLine(line)
    const chances = new Map<SymbolCode, number>()
    for (const symbol of strip) chances.set(symbol, (chances.get(symbol) ?? 0) + 1 / strip.length)
    const own = line.find((symbol) => symbol !== wild)
    return [...chances].reduce((sum, [symbol, chance]) => {
      const isBroken = own !== undefined && symbol !== own && symbol !== wild
      const rest = isBroken ? prizeOfLine([...line, symbol]) : walk([...line, symbol])
      return sum + chance * rest
    }, 0)
  }
  return walk([])
}

/** All combinations of stops of the strips. */
function* stopsOf(strips: readonly string[]): Generator<number[]> {
  const [strip, ...others] = strips
  if (strip === undefined) {
    yield []
    return
  }
  for (const rest of stopsOf(others)) {
    for (const stop of indexes(strip.length)) yield [stop, ...rest]
  }
}

const product = (strips: readonly string[]) =>
  strips.reduce((combinations, strip) => combinations * strip.length, 1)

/**
 * Expected values of a machine with lines. The expected prizes of its lines and scatters add up. A
 * line wins on its first three reels or not at all. The hit rate therefore needs all combinations
 * of stops of the first three reels, but only the number of scatters on the other reels.
 */
export function figuresByLines(machine: Machine): SpinFigures {
  const { strips, lines } = machine
  const scatters = scatterOdds(strips)
  const ofScatters = scatters.reduce(
    (sum, chance, count) => sum + chance * prizeOf(machine, scatter, count),
    0,
  )
  const prize = (lines.length * expectedLinePrize(machine) + ofScatters) / prizeUnit
  const later = scatterOdds(strips.slice(3))
  const hits = windowsOf(strips.slice(0, 3)).map((reels) =>
    hasLineWin(machine, reels)
      ? 1
      : later.reduce(
          (sum, chance, count) =>
            sum + (isPaid(machine, countScatters(reels) + count) ? chance : 0),
          0,
        ),
  )
  return {
    paid: prize * multiplierOf(machine, false, 0),
    free: prize * multiplierOf(machine, true, 0),
    hit: hits.reduce<number>((sum, hit) => sum + hit, 0) / hits.length,
    scatters,
  }
}

/** Screens of all combinations of stops. */
function windowsOf(strips: readonly string[]): Reels[] {
  return strips.reduce<Reels[]>(
    (screens, strip) => {
      const windows = indexes(strip.length).map((stop) => windowOf(strip, stop))
      return screens.flatMap((reels) => windows.map((column) => [...reels, column]))
    },
    [[]],
  )
}

/** True if a line shows three equal symbols or wilds on the first three reels. */
const hasLineWin = ({ lines }: Machine, reels: Reels): boolean =>
  lines.some((line) => {
    const symbols = reels.map((column, reel) => column[line[reel] ?? 0])
    const first = symbols.find((symbol) => symbol !== wild)
    return first !== scatter && symbols.every((symbol) => symbol === first || symbol === wild)
  })

/** True if a number of scatters pays a prize or free spins. */
const isPaid = (machine: Machine, scatters: number): boolean =>
  prizeOf(machine, scatter, scatters) > 0 || awardOf(machine, scatters) > 0

/**
 * Expected values of a machine of any kind, computed by playing all combinations of its stops. A
 * way wins from the first reel on, and no cascade changes a reel beyond the ways. If no way of a
 * spin reaches the last of its first reels, the other reels add only scatters, which are counted
 * for all their combinations together.
 */
export function figuresByStops(machine: Machine): SpinFigures & { mostScreens: number } {
  const { strips } = machine
  const all = product(strips)
  const lengths = indexes(strips.length + 1)
  const shortMachines = lengths.map((length) => ({ ...machine, strips: strips.slice(0, length) }))
  const laterOdds = lengths.map((length) => scatterOdds(strips.slice(length)))
  const sums = { paid: 0, free: 0, hits: 0, mostScreens: 1 }
  const scatters: number[] = []
  const addSpins = (spin: Spin, reelCount: number) => {
    const combinations = product(strips.slice(reelCount))
    laterOdds[reelCount]?.forEach((chance, later) => {
      const count = spin.scatters + later
      const share = Math.round(chance * combinations)
      scatters[count] = (scatters[count] ?? 0) + share
      if (spin.prize > 0 || isPaid(machine, count)) sums.hits += share
    })
    sums.paid += combinations * spin.prize
    const free = spin.screens.reduce(
      (sum, { prize, multiplier }, index) =>
        sum + (prize / multiplier) * multiplierOf(machine, true, index),
      0,
    )
    sums.free += combinations * free
    sums.mostScreens = Math.max(sums.mostScreens, spin.screens.length)
  }
  const visit = (stops: readonly number[]) => {
    const reelCount = stops.length
    const spin = spinAt(shortMachines[reelCount] ?? machine, stops, false)
    const isDecided = spin.screens.every(({ wins }) => wins.every(({ count }) => count < reelCount))
    if (reelCount === strips.length || isDecided) addSpins(spin, reelCount)
    else for (const stop of indexes(strips[reelCount]?.length ?? 0)) visit([...stops, stop])
  }
  // Fewer than three reels never pay.
  const first = machine.mechanic === 'WAYS' ? 3 : strips.length
  for (const stops of stopsOf(strips.slice(0, first))) visit(stops)
  return {
    paid: sums.paid / all / prizeUnit,
    free: sums.free / all / prizeUnit,
    hit: sums.hits / all,
    scatters: Array.from(scatters, (count = 0) => count / all),
    mostScreens: sums.mostScreens,
  }
}

/**
 * Expected number of free spins of a round. Without a limit it would be `n / (1 - n × p)` for `n`
 * free spins won with probability `p`. The limit makes it a finite recursion over two numbers: the
 * free spins played and the free spins won so far.
 */
function expectedFreeSpins(machine: Machine, scatters: readonly number[]): number {
  const most = machine.freeSpins?.most ?? 0
  const known = new Map<number, number>()
  const afterSpin = (spins: number, won: number): number =>
    scatters.reduce(
      (sum, chance, count) =>
        sum + chance * remaining(spins, Math.min(most, won + awardOf(machine, count))),
      0,
    )
  function remaining(spins: number, won: number): number {
    if (spins >= won) return 0
    const key = spins * 1_000 + won
    const value = known.get(key) ?? 1 + afterSpin(spins + 1, won)
    known.set(key, value)
    return value
  }
  return afterSpin(0, 0)
}

/**
 * RTP of a machine, as a multiple of the stake: the paid spin plus the expected free spins. The two
 * values add up because earlier spins only decide whether a free spin is played, not its result.
 */
export const returnOf = (machine: Machine, { paid, free, scatters }: SpinFigures): number =>
  paid + free * expectedFreeSpins(machine, scatters)
