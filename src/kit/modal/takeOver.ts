/**
 * Goes on with a dialog whose content came with the document, now that the content is there that
 * answers: what was typed, the focus, the caret and the last press. Its first content is gone then.
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
  // After this render, or what answers would not have all values yet.
  setTimeout(() => findLike(content, pressed)?.click())
}

/** The control of the same name, or what readers call it. */
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
  // Both contents are there for this moment: the dialog must not scroll for it.
  to?.focus({ preventScroll: true })
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none')
}

/** As a key does: React tells nobody of a value that was set the usual way. */
function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
