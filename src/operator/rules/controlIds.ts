import type { PlacedProblem } from './draft.ts'
import { openField, useSelection } from './selection.ts'

/** Id of the control for a property of a field's rule; problems link to it. */
export const controlId = (field: string, place: string): string => `rule-${field}-${place}`

/** Id of the table's button that opens a field's details. */
export const openerId = (field: string): string => controlId(field, 'open')

export const problemId = ({ field, place }: PlacedProblem): string =>
  field === undefined ? place : controlId(field, place)

/** Moves the focus to the control of a problem, after opening the field's details if needed. */
export function showProblem(problem: PlacedProblem): void {
  const { field } = problem
  if (field !== undefined && useSelection.getState().open !== field) {
    openField(field, problemId(problem))
    return
  }
  if (!focusControl(problemId(problem)) && field !== undefined) focusControl(openerId(field))
}

/**
 * Scrolls to a control and moves the focus to it.
 * @returns true if the control exists
 */
export function focusControl(id: string): boolean {
  const target = document.getElementById(id)
  target?.closest('details')?.setAttribute('open', '')
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
  return target !== null
}
