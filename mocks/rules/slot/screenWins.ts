/** Wins of one screen: line wins or way wins, and scatter wins. */
import { type Machine, prizeOf, rows, type SymbolCode, scatter, wild } from './machine.ts'

/** Visible symbols: columns from left to right, each from top to bottom. */
export type Reels = readonly (readonly SymbolCode[])[]

/** Win of a screen before its multiplier. */
export type ScreenWin = {
  symbol: SymbolCode
  /** Number of adjacent reels from the left, or of scatters anywhere. */
  count: number
  /** Number of the winning line, counted from 1. */
  line?: number
  ways?: number
  /** Prize in tenths of the stake, for all ways together. */
  prize: number
}

const leading = (symbols: readonly SymbolCode[], isPart: (symbol: SymbolCode) => boolean) => {
  const end = symbols.findIndex((symbol) => !isPart(symbol))
  return end === -1 ? symbols.length : end
}

/** Best win of one line: its first symbol with wilds as substitutes, or leading wilds alone. */
function lineWin(machine: Machine, line: readonly SymbolCode[]): ScreenWin {
  const first = line.find((symbol) => symbol !== wild) ?? wild
  const candidates = first === wild || first === scatter ? [wild] : [first, wild]
  const wins = candidates.map((symbol) => {
    const count = leading(line, (other) => other === symbol || other === wild)
    const wilds = line.slice(0, count).filter((other) => other === wild).length
    const factor = symbol === wild ? 1 : machine.wildFactor ** wilds
    return { symbol, count, prize: prizeOf(machine, symbol, count) * factor }
  })
  return wins.reduce((best, win) => (win.prize > best.prize ? win : best))
}

function lineWins(machine: Machine, reels: Reels): ScreenWin[] {
  return machine.lines.flatMap((rowsOfLine, index) => {
    const line = rowsOfLine.map((row, reel) => reels[reel]?.[row] ?? '')
    const win = lineWin(machine, line)
    return win.prize > 0 ? [{ ...win, line: index + 1 }] : []
  })
}

/**
 * Way wins of a screen. Each symbol pays once, for its longest run of reels, times its number of
 * ways.
 */
function wayWins(machine: Machine, reels: Reels): ScreenWin[] {
  const wins: ScreenWin[] = []
  for (const symbol of new Set(reels[0])) {
    if (symbol === scatter) continue
    let count = 0
    let ways = 1
    for (const column of reels) {
      const seen = column.filter((other) => other === symbol || other === wild).length
      if (seen === 0) break
      count += 1
      ways *= seen
    }
    const prize = prizeOf(machine, symbol, count) * ways
    if (prize > 0) wins.push({ symbol, count, ways, prize })
  }
  return wins
}

export const countScatters = (reels: Reels): number =>
  reels.reduce((sum, column) => sum + column.filter((symbol) => symbol === scatter).length, 0)

export function screenWins(machine: Machine, reels: Reels): ScreenWin[] {
  const wins = machine.mechanic === 'WAYS' ? wayWins(machine, reels) : lineWins(machine, reels)
  const count = countScatters(reels)
  const prize = prizeOf(machine, scatter, count)
  return prize > 0 ? [...wins, { symbol: scatter, count, prize }] : wins
}

/** Visible symbols of a strip from top to bottom, starting at `stop`. The strip is a ring. */
export const windowOf = (strip: string, stop: number): SymbolCode[] =>
  // Faster than a lookup per row; tests look at millions of windows.
  (strip + strip).slice(stop, stop + rows).split('')
