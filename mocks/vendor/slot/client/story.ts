/** Structure of a round for its animation: spins with their cascades. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { SlotOpening } from '../opening.ts'

type SlotRound = components['schemas']['SlotRound']
export type RoundScreen = SlotRound['screens'][number]
export type RoundWin = RoundScreen['wins'][number]

/** Spin of a round with its cascades. Amounts are minor units. */
export type StorySpin = {
  screens: readonly RoundScreen[]
  /** Number of the free spin from 1; 0 for the paid spin. */
  number: number
  /** Number of free spins won by this spin. */
  awarded: number
  /** Number of free spins of the round that have been won up to and including this spin. */
  freeSpins: number
  win: number
}

/**
 * Converts a decimal into minor units.
 * @param decimal amount with two decimals.
 */
export const minorOf = (decimal: string): number => Number(decimal.replace('.', ''))

const countScatters = ({ reels }: RoundScreen) =>
  reels.flat().filter((symbol) => symbol === 'SCATTER').length

/**
 * Groups the screens of a round into spins. In a game with cascades, a spin ends with the first
 * screen without a win. In other games, each screen is a spin.
 */
export function storyOf(
  { mechanic, screens }: SlotRound,
  freeSpins: SlotOpening['freeSpins'],
): StorySpin[] {
  const spins: StorySpin[] = []
  let current: RoundScreen[] = []
  let known = 0
  screens.forEach((screen, index) => {
    current.push(screen)
    const isEnd = mechanic !== 'WAYS' || screen.wins.length === 0 || index === screens.length - 1
    if (!isEnd) return
    const award = freeSpins?.awards[countScatters(screen)] ?? 0
    const next = Math.min(freeSpins?.most ?? 0, known + award)
    spins.push({
      screens: current,
      number: spins.length,
      awarded: next - known,
      freeSpins: next,
      win: current.reduce((sum, { amount }) => sum + minorOf(amount), 0),
    })
    known = next
    current = []
  })
  return spins
}

/** Cell of a screen: reel and row, from 0. */
export type CellPlace = readonly [reel: number, row: number]

/** Cells that are part of a win. */
export function cellsOf(
  { symbol, count, line }: RoundWin,
  reels: RoundScreen['reels'],
  lines: SlotOpening['lines'],
): CellPlace[] {
  const isPart = (other: string | undefined) => other === symbol || other === 'WILD'
  const places = reels.flatMap((column, reel) => column.map((_, row): CellPlace => [reel, row]))
  if (symbol === 'SCATTER') return places.filter(([reel, row]) => reels[reel]?.[row] === symbol)
  const rows = line === undefined ? undefined : lines[line - 1]
  return places.filter(
    ([reel, row]) => reel < count && (rows ? rows[reel] === row : isPart(reels[reel]?.[row])),
  )
}

/**
 * Reels that spin longer because two scatters are visible on earlier reels and one more may win
 * free spins.
 */
export function tenseReels(reels: RoundScreen['reels'], scatterReels: readonly number[]): number[] {
  return scatterReels.filter((reel) => {
    const seen = reels.slice(0, reel).flat()
    return seen.filter((symbol) => symbol === 'SCATTER').length >= 2
  })
}
