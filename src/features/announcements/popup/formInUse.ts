/** Types of inputs that nobody types into. */
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

/** Whether it is a place to type or choose in. */
export function isField(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !pressableTypes.has(element.type)
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true
  // Some browsers that are none, as in tests, know no editable elements.
  return element instanceof HTMLElement && element.isContentEditable === true
}

/** Whether somebody is at a form: a field has the focus, or something stands in one. */
export function isFormInUse(page: Document): boolean {
  if (isField(page.activeElement)) return true
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return Array.from(fields).some((field) => isField(field) && field.value !== '')
}
