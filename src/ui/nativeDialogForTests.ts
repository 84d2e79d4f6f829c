/** Adds the behaviour of `<dialog>` that jsdom lacks: opening, closing, and closing by Escape. */
export function installNativeDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement)
      this.open = true
      this.querySelector<HTMLElement>('[tabindex], button, input')?.focus()
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      const opener = openers.get(this)
      if (opener instanceof HTMLElement) opener.focus()
    },
  })
  document.removeEventListener('keydown', askTopmost)
  document.addEventListener('keydown', askTopmost)
}

function askTopmost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const top = [...document.querySelectorAll('dialog')].findLast(({ open }) => open)
  if (top?.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close()
}
