/** Data that the server embeds in the page of a slot. */
import type { Volatility } from '../../../platform/domain/base/content/game.ts'
import type { Machine } from '../../rules/slot/machine.ts'
import type { TopPrize } from '../../rules/slot/machines.ts'

export type SlotOpening = Pick<Machine, 'mechanic' | 'lines' | 'multipliers' | 'wildFactor'> & {
  /** Symbols in the order of the paytable. */
  symbols: readonly {
    /** Name of the symbol in stored rounds. */
    name: string
    /** Name in the language of the page. */
    label: string
    /** Prizes for 1, 2, 3 … symbols, in tenths of the stake; empty if the symbol pays nothing. */
    prizes: readonly number[]
  }[]
  /** Indices of the reels that can show scatters. */
  scatterReels: readonly number[]
  freeSpins: Machine['freeSpins']
  facts: Machine['figures'] & { volatility: Volatility; top: TopPrize }
  /** The player's last rounds, newest first; amounts in minor units. */
  rounds: readonly { stake: number; win: number; reels: readonly (readonly string[])[] }[]
}
