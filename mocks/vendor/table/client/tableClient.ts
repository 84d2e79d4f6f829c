/** Interface between the page of a table and the game that is played on it. */
import type { TableWords } from '../../../content/games/tableTexts.ts'
import type { TableResult } from '../../../rules/table/tableOutcomes.ts'
import type { GameClient } from '../../frame/client/startGame.ts'
import type { TableOpening } from '../tableRound.ts'
import type { NewSpot } from './spots.ts'

/** Functions and data that the page of a table offers to its game. Amounts are minor units. */
export type TableClient<Options, Words> = {
  game: GameClient<TableOpening<Options>, Words & { table: TableWords }>
  options: Options
  words: Words
  felt: HTMLElement
  /** Past results, newest first. */
  results(): readonly TableResult[]
  addSpot(spot: NewSpot): void
  /**
   * Puts `chips` chips of the selected value on each of several spots; puts none at all if that
   * would break a limit.
   */
  put(order: readonly { spot: string; chips: number }[]): void
  /** HTML table with payouts, RTP and limits of spots, for the rules. */
  priceTable(rows: readonly { label: string; spot: string }[]): HTMLElement
}

/** Functions that a game offers to the page of its table. */
export type TableStage = {
  /** Clears the last outcome for a new round. */
  open(): void
  /**
   * Shows the outcome.
   * @param duration longest time of the animation in milliseconds; 0 shows the outcome at once.
   */
  draw(outcome: readonly string[], duration: number): Promise<void>
  /** Outcome as a sentence without a full stop, such as `17, black`. */
  sentence(outcome: readonly string[]): string
  /** Short form of the outcome, of a few characters. */
  label(outcome: readonly string[]): string
  /** Element for the list of last results. */
  bead: (outcome: readonly string[]) => Element
  /** Called at the start and after each round, with the newest result first. */
  showResults?(results: readonly TableResult[]): void
}
