/** Types of inputs that nobody types into. */
const pressableTypes = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
])

/** Whether somebody is typing, who must not be interrupted. */
export function isTyping(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !pressableTypes.has(element.type)
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true
  // Some browsers that are none, as in tests, know no editable elements.
  return element instanceof HTMLElement && element.isContentEditable === true
}
