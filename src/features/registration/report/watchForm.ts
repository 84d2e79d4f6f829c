import { controlId } from '../../../identity/ruledForm/useFieldControl.ts'
import type { FormNotes } from './formReport.ts'

/** Share of a control that has to be in view for its field to count as seen. */
const inView = 0.5

/**
 * Observes which fields of a form come into view, show an error and receive the focus. It reads
 * positions and attributes, never values, and does not handle keystrokes.
 * @returns a function that ends the observation.
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
  const watch = (control: Element, name: string) => {
    noteError(control)
    if (!notes.hasSeen(name)) views.observe(control)
  }
  /** Watches the controls of fields that appear because of an answer (FORM-01). */
  const watchAdded = (node: Node) => {
    if (!(node instanceof Element)) return
    for (const element of [node, ...node.querySelectorAll('[id]')]) {
      const name = nameOf(element)
      if (name !== undefined) watch(element, name)
    }
  }
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') noteError(target)
      else addedNodes.forEach(watchAdded)
    }
  })
  const noteFocus = ({ target }: FocusEvent) => {
    const name = nameOf(target)
    if (name !== undefined) notes.noteFocused(name)
  }

  for (const [id, name] of nameById) {
    const control = document.getElementById(id)
    if (control) watch(control, name)
  }
  changes.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
  form.addEventListener('focusin', noteFocus)
  return () => {
    // Mutations of the current task are still queued, and `disconnect` would discard them.
    for (const { target } of changes.takeRecords()) noteError(target)
    changes.disconnect()
    views.disconnect()
    form.removeEventListener('focusin', noteFocus)
  }
}
