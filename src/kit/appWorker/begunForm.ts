/** Whether something stands in a form that a reload would lose. */

const typed = new WeakSet<Element>()

const isTextField = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'submit', 'hidden', 'search'].includes(field.type))

/** Whether somebody has typed into a field, or its value is another than at first. */
function isBegun(field: Element): boolean {
  if (!isTextField(field) || field.readOnly || field.disabled || field.value === '') return false
  return typed.has(field) || field.value !== field.defaultValue
}

/** Whether any form of the page is half filled in. A search is soon typed again. */
export const isFormBegun = (): boolean =>
  [...document.querySelectorAll('input, textarea')].some(isBegun)

/** Calls back whenever that may have changed. @returns ends it. */
export function followForms(onChange: () => void): () => void {
  const handleInput = ({ target }: Event) => {
    if (target instanceof Element) typed.add(target)
    onChange()
  }
  const types = ['focusin', 'focusout', 'click'] as const
  document.addEventListener('input', handleInput, true)
  for (const type of types) document.addEventListener(type, onChange, true)
  return () => {
    document.removeEventListener('input', handleInput, true)
    for (const type of types) document.removeEventListener(type, onChange, true)
  }
}
