import type { PlacedProblem } from './draft.ts'
import { openField, useSelection } from './selection.ts'

/** The id of the control for a place in a field's rule; problems link to it. */
export const controlId = (field: string, place: string): string => `rule-${field}-${place}`

/** The button of the table that opens a field's details. */
export const openerId = (field: string): string => controlId(field, 'open')

/** The control that a problem is about. */
export const problemId = ({ field, place }: PlacedProblem): string =>
  field === undefined ? place : controlId(field, place)

/**
 * Puts the focus where something is wrong, after opening the field's details when it is in there.
 */
export function showProblem(problem: PlacedProblem): void {
  const { field } = problem
  if (field !== undefined && useSelection.getState().open !== field) {
    openField(field, problemId(problem))
    return
  }
  if (!focusControl(problemId(problem)) && field !== undefined) focusControl(openerId(field))
}

/** @returns whether there is such a control. */
export function focusControl(id: string): boolean {
  const target = document.getElementById(id)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
  return target !== null
}
