import type { RowAction } from './searchRows.ts'

/** Props of every row in the results. */
export type RowProps = {
  /** Index of the selected action; undefined if the row is not selected. */
  active: number | undefined
  /** Id of an action's cell, to which the field's `aria-activedescendant` refers. */
  cellId: (action: number) => string
  onChoose: (action: number) => void
  onAct: (action: RowAction) => void
}
