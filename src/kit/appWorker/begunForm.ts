/** Detection of form input that a reload would lose. */

const typedFields = new WeakSet<Element>()

const isTextField = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'submit', 'hidden', 'search'].includes(field.type))

/** True if the visitor has typed into the field or its value differs from the default value. */
function isBegun(field: Element): boolean {
  if (!isTextField(field) || field.readOnly || field.disabled || field.value === '') return false
  return typedFields.has(field) || field.value !== field.defaultValue
}

/**
 * True if any form of the page is partly filled in. Search fields do not count, because they are
 * quickly typed again.
 */
export const isFormBegun = (): boolean =>
  [...document.querySelectorAll('input, textarea')].some(isBegun)

/**
 * Calls `onChange` whenever the result of `isFormBegun` may have changed.
 * @returns a function that removes the listeners.
 */
export function followForms(onChange: () => void): () => void {
  const handleInput = ({ target }: Event) => {
    if (target instanceof Element) typedFields.add(target)
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
