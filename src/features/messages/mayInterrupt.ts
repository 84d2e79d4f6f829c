/** Types of inputs that nobody types into. */
const pressed = new Set([
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
export function isTyping(focused: Element | null): boolean {
  if (focused instanceof HTMLInputElement) return !pressed.has(focused.type)
  if (focused instanceof HTMLTextAreaElement || focused instanceof HTMLSelectElement) return true
  // Some browsers that are none, as in tests, know no editable elements.
  return focused instanceof HTMLElement && focused.isContentEditable === true
}
