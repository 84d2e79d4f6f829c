import { useState } from 'react'
import type { RegistrationMethod } from '../../../lib/registration/fieldsInForce.ts'
import type { FormSection } from './formSections.ts'

/**
 * Id of the last step, which shows all answers before they are sent. The `#` distinguishes this id
 * from the ids of groups, because those begin with a letter.
 */
const reviewId = '#review'

export type FormSteps = {
  /** Id of the current step. */
  id: string
  count: number
  /** Index of the current step, starting at 0. */
  place: number
  /** Section that the current step shows; undefined on the review. */
  section: FormSection | undefined
  /** Number of step changes by the player. Each change focuses the heading of the new step. */
  moves: number
  /** Moves to a section, or to the step after or before the current one. */
  goTo: (target: FormSection | 'next' | 'back') => void
  /**
   * Shows the first section that contains one of the fields, without moving the focus.
   * @returns id of the step that is then shown.
   */
  showFirstOf: (names: readonly string[]) => string
}

/**
 * Current step of a form with steps (FORM-04); undefined for a form on one page. If new rules or
 * answers remove the current step, the step at its position is shown.
 * @param method registration method; a change of the method returns to the first step.
 */
export function useFormSteps(
  sections: readonly FormSection[],
  hasSteps: boolean,
  method: RegistrationMethod,
): FormSteps | undefined {
  const first = { id: sections[0]?.id ?? '', place: 0, moves: 0, method }
  const [latest, setLatest] = useState(first)
  if (!hasSteps) return undefined

  const current = latest.method === method ? latest : first
  const ids = [...sections.map(({ id }) => id), reviewId]
  const found = ids.indexOf(current.id)
  const place = found === -1 ? Math.min(current.place, sections.length - 1) : found
  const open = (target: number, byPlayer: boolean) =>
    setLatest({
      id: ids[target] ?? reviewId,
      place: target,
      moves: byPlayer ? current.moves + 1 : current.moves,
      method,
    })
  return {
    id: ids[place] ?? reviewId,
    count: ids.length,
    place,
    section: sections[place],
    moves: current.moves,
    goTo: (target) => {
      if (target === 'next') open(Math.min(place + 1, sections.length), true)
      else if (target === 'back') open(Math.max(place - 1, 0), true)
      else open(Math.max(ids.indexOf(target.id), 0), true)
    },
    showFirstOf: (names) => {
      const target = sections.findIndex(({ fields }) =>
        fields.some(({ name }) => names.includes(name)),
      )
      if (target !== -1) open(target, false)
      return ids[target === -1 ? place : target] ?? reviewId
    },
  }
}
