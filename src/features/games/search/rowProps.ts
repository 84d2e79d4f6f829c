import type { RowAction } from './searchRows.ts'

/** What every row of the results is told. */
export type RowProps = {
  /** Which of its actions is chosen; undefined when the row is not. */
  active: number | undefined
  /** The id of the cell of an action, by which the field tells readers which is chosen. */
  cellId: (action: number) => string
  onChoose: (action: number) => void
  onAct: (action: RowAction) => void
}
