/** Selector of the elements that react to a click. */
const controls = 'a, button'

/**
 * Cancels the second click of a double click if it hits another control than the first click. Such
 * a control has moved under the pointer, for example a link below a notice that disappears when a
 * form is sent.
 * @returns a function that removes the listener
 */
export function cancelStrayClicks(): () => void {
  let first: Element | null = null
  const handleClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(controls) : null
    if (event.detail < 2) first = control
    else if (control && control !== first) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  // Runs before React's listeners, which are on the root element.
  document.addEventListener('click', handleClick, { capture: true })
  return () => document.removeEventListener('click', handleClick, { capture: true })
}
