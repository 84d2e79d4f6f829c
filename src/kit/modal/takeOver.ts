/**
 * Replaces the prerendered content of a dialog with the interactive content. Transfers typed
 * values, the focus, the selection and the last press of a button.
 * @param content element with the same controls, in the same dialog.
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
  // Wait for the end of this render, after which the interactive content has all values.
  setTimeout(() => findLike(content, pressed)?.click())
}

/** Finds the control in `content` that has the same name, label or text as `control`. */
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
  // The prerendered and the interactive content are both in the dialog for a moment. The dialog
  // must not scroll meanwhile.
  to?.focus({ preventScroll: true })
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none')
}

/** Sets a value with the native setter, so that React notices it like typed input. */
function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
