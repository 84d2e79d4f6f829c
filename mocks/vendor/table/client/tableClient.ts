/** Interface between the page of a table and its kind of game. */
import type { TableWords } from '../../../content/games/tableTexts.ts'
import type { TableResult } from '../../../rules/table/tableOutcomes.ts'
import type { GameClient } from '../../frame/client/startGame.ts'
import type { TableOpening } from '../tableRound.ts'
import type { NewSpot } from './spots.ts'

/** Interface of the table to a game. Amounts are minor units. */
export type TableClient<Options, Words> = {
  game: GameClient<TableOpening<Options>, Words & { table: TableWords }>
  options: Options
  words: Words
  felt: HTMLElement
  /** Newest first. */
  results(): readonly TableResult[]
  addSpot(spot: NewSpot): void
  /** Puts the chosen chip on several spots, `chips` times each; all or none. */
  put(order: readonly { spot: string; chips: number }[]): void
  /** Table of payouts, returns and limits for the rules. */
  priceTable(rows: readonly { label: string; spot: string }[]): HTMLElement
}

/** Game on a table. */
export type TableStage = {
  /** Takes the last outcome off the table, for a new round. */
  open(): void
  /**
   * Shows the outcome.
   * @param duration longest time of the animation in milliseconds; 0 shows the outcome at once.
   */
  draw(outcome: readonly string[], duration: number): Promise<void>
  /** Outcome as a sentence without a full stop, such as `17, black`. */
  sentence(outcome: readonly string[]): string
  /** Outcome in a few characters. */
  label(outcome: readonly string[]): string
  /** Element of the strip of results; the label if it is omitted. */
  bead?(outcome: readonly string[]): Element
  /** Called at the start and after each round; newest first. */
  showResults?(results: readonly TableResult[]): void
}
