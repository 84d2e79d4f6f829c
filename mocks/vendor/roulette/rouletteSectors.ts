/** Bets of the racetrack. Each bet is a list of chips on spots of the layout. */
import { wheelNumbers } from '../../rules/roulette/rouletteNumbers.ts'

export type SectorChips = readonly { spot: string; chips: number }[]
export type SectorName = 'voisins' | 'orphelins' | 'tiers'

const splits = (...pairs: readonly string[]) =>
  pairs.map((pair) => ({ spot: `split/${pair}`, chips: 1 }))

export const sectors: Readonly<Record<SectorName, SectorChips>> = {
  voisins: [
    { spot: 'trio/0-2-3', chips: 2 },
    ...splits('4-7', '12-15', '18-21', '19-22', '32-35'),
    { spot: 'corner/25-26-28-29', chips: 2 },
  ],
  orphelins: [{ spot: 'straight/1', chips: 1 }, ...splits('6-9', '14-17', '17-20', '31-34')],
  tiers: splits('5-8', '10-11', '13-16', '23-24', '27-30', '33-36'),
}

/** Count of numbers that a neighbours bet covers on each side of its number. */
const reach = 2

/** A number and its two neighbours on each side, in wheel order. */
export function wheelNeighbors(number: number): number[] {
  const at = wheelNumbers.indexOf(number)
  return Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const position = (at - reach + index + wheelNumbers.length) % wheelNumbers.length
    return wheelNumbers[position] ?? number
  })
}

export const neighborChips = (number: number): SectorChips =>
  wheelNeighbors(number).map((one) => ({ spot: `straight/${one}`, chips: 1 }))
