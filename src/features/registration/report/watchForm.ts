import { controlId } from '../form/useFieldControl.ts'
import type { FormNotes } from './formReport.ts'

/** How much of a control is in view when its field counts as seen. */
const inView = 0.5

/**
 * Watches which fields of a form come into view, show an error and have the focus. It looks at
 * places and marks, never at values, and does nothing while a key is pressed.
 * @returns stops watching.
 */
export function watchForm(form: HTMLElement, names: readonly string[], notes: FormNotes) {
  const nameById = new Map(names.map((name) => [controlId(name), name]))
  const nameOf = (target: EventTarget | null) =>
    target instanceof Element ? nameById.get(target.id) : undefined

  const views = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const name = nameOf(target)
        if (!isIntersecting || name === undefined) continue
        notes.noteSeen(name)
        views.unobserve(target)
      }
    },
    { threshold: inView },
  )
  const noteError = (control: EventTarget | null) => {
    const name = nameOf(control)
    const isWrong = control instanceof Element && control.getAttribute('aria-invalid') === 'true'
    if (isWrong && name !== undefined) notes.noteFailed(name)
  }
  const errors = new MutationObserver((changes) => {
    for (const { target } of changes) noteError(target)
  })
  const noteFocus = ({ target }: FocusEvent) => {
    const name = nameOf(target)
    if (name !== undefined) notes.noteFocused(name)
  }

  for (const [id, name] of nameById) {
    const control = document.getElementById(id)
    noteError(control)
    if (control && !notes.hasSeen(name)) views.observe(control)
  }
  errors.observe(form, { subtree: true, attributeFilter: ['aria-invalid'] })
  form.addEventListener('focusin', noteFocus)
  return () => {
    // What has changed in this very task is not told otherwise.
    for (const { target } of errors.takeRecords()) noteError(target)
    errors.disconnect()
    views.disconnect()
    form.removeEventListener('focusin', noteFocus)
  }
}
