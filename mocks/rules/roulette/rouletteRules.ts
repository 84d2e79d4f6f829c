/** Rules of European roulette, with la partage in the French variant. */
import { randomBelow } from '../../../platform/domain/base/chance/chance.ts'
import { returnOf, type TableRules, type TableSpot } from '../table/tableRules.ts'
import { coveredNumbers, evenChances } from './rouletteNumbers.ts'

const pockets = Array.from({ length: 37 }, (_, number) => number)
const evens: ReadonlySet<string> = new Set(evenChances)

function winOf(hasLaPartage: boolean, spot: string, stake: number, number: number): number {
  const covered = coveredNumbers.get(spot) ?? []
  if (covered.includes(number)) return (stake * 36) / covered.length
  // La partage: a zero takes only half of the stakes on even chances.
  return hasLaPartage && number === 0 && evens.has(spot) ? Math.floor(stake / 2) : 0
}

function spotsOf(hasLaPartage: boolean): ReadonlyMap<string, TableSpot> {
  const spots = [...coveredNumbers].map(([spot, covered]): [string, TableSpot] => [
    spot,
    {
      highest: 36 / covered.length,
      rtp: returnOf(pockets, 100, (number) => winOf(hasLaPartage, spot, 100, number)),
    },
  ])
  return new Map(spots)
}

const rulesOf = (hasLaPartage: boolean): TableRules => ({
  table: 'ROULETTE',
  spots: spotsOf(hasLaPartage),
  chanceBlocks: 1,
  draw: (randomBytes) => [String(randomBelow(randomBytes, pockets.length))],
  winOf: (spot, stake, [number]) => winOf(hasLaPartage, spot, stake, Number(number)),
})

export const europeanRules: TableRules = rulesOf(false)
/** Rules of French roulette, with la partage. */
export const frenchRules: TableRules = rulesOf(true)

/** RTP of even chances by variant, in hundredths of a percent. */
export const rtp = { european: 9_730, french: 9_865 } as const
