/**
 * Replaces the prerendered content of a dialog with the interactive content: transfers typed
 * values, the focus, the caret and the last press, and removes the prerendered content.
 *
 * @param content the same controls, in the same dialog.
 */
export function takeOver(content: Element): void {
  const body = content.closest('[data-dialog-body]')
  const first = body?.querySelector('[data-untaken]')
  if (!first) return
  for (const from of first.querySelectorAll('input')) {
    const to = findLike(content, from)
    if (to instanceof HTMLInputElement && from.value !== '') typeInto(to, from.value)
  }
  const focused = document.activeElement
  const pressed = first.querySelector('button[aria-busy]')
  if (focused && first.contains(focused)) focusLike(content, focused)
  first.remove()
  if (pressed === null) return
  // Runs after this render: the interactive content would not have all values yet.
  setTimeout(() => findLike(content, pressed)?.click())
}

/** Finds the control with the same name or accessible name. */
function findLike(content: Element, control: Element): HTMLElement | undefined {
  const name = nameOf(control)
  return [...content.querySelectorAll<HTMLElement>(control.tagName)].find(
    (other) => nameOf(other) === name,
  )
}

const nameOf = (control: Element): string | null =>
  control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent

function focusLike(content: Element, from: Element): void {
  const to = findLike(content, from)
  // Both contents are displayed for a moment; the dialog must not scroll because of it.
  to?.focus({ preventScroll: true })
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none')
}

/** Sets a value as typing does: React does not notice a value that is set in the usual way. */
function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
