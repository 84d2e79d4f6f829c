/** Converts slot rounds into the format of the API. */
import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import type { Machine } from '../../rules/slot/machine.ts'
import { amountOf, type Screen, type Spin } from '../../rules/slot/spin.ts'

type SlotRound = components['schemas']['SlotRound']

/** @param names names of the symbols in the theme, by code. @param stake in minor units. */
export function toSlotRound(
  { mechanic }: Machine,
  names: Readonly<Record<string, string>>,
  spins: readonly Spin[],
  stake: number,
): SlotRound {
  const nameOf = (code: string) => names[code] ?? code
  const toScreen = ({ reels, wins, isFree, multiplier, prize }: Screen) => ({
    reels: reels.map((column) => column.map(nameOf)),
    wins: wins.map(({ symbol, count, line, ways, prize: part }) => ({
      symbol: nameOf(symbol),
      count,
      ...(line !== undefined && { line }),
      ...(ways !== undefined && { ways }),
      amount: toDecimal(amountOf(part * multiplier, stake)),
    })),
    ...(isFree && { isFree }),
    ...(multiplier > 1 && wins.length > 0 && { multiplier }),
    amount: toDecimal(amountOf(prize, stake)),
  })
  return { kind: 'SLOT', mechanic, screens: spins.flatMap(({ screens }) => screens.map(toScreen)) }
}
