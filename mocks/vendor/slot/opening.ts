/** Data of a slot's page when it opens. */
import type { Volatility } from '../../../platform/domain/base/content/game.ts'
import type { Machine } from '../../rules/slot/machine.ts'
import type { TopPrize } from '../../rules/slot/machines.ts'

export type SlotOpening = Pick<Machine, 'mechanic' | 'lines' | 'multipliers' | 'wildFactor'> & {
  /** Symbols in the order of the paytable. */
  symbols: readonly {
    /** Name in the rounds. */
    name: string
    /** In the language of the page. */
    label: string
    /** Prizes for 1, 2, 3 … symbols, in tenths of the stake; empty if the symbol pays nothing. */
    prizes: readonly number[]
  }[]
  /** Reels that have scatters, from 0. */
  scatterReels: readonly number[]
  freeSpins: Machine['freeSpins']
  facts: Machine['figures'] & { volatility: Volatility; top: TopPrize }
  /** The player's last rounds, newest first; amounts in minor units. */
  rounds: readonly { stake: number; win: number; reels: readonly (readonly string[])[] }[]
}
