/** Input types that accept no typed text. */
const pressableTypes = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
])

/** True for an element in which somebody types or chooses. */
export function isField(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !pressableTypes.has(element.type)
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true
  // `isContentEditable` is undefined in jsdom.
  return element instanceof HTMLElement && element.isContentEditable === true
}

/** True while a form is in use: a field has the focus or contains text. */
export function isFormInUse(page: Document): boolean {
  if (isField(page.activeElement)) return true
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return Array.from(fields).some((field) => isField(field) && field.value !== '')
}
