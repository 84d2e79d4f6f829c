import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

export type DialogManner = {
  /** False while another dialog covers this one. */
  isTop: boolean
  /** True if a press outside closes the dialog, too (ROOT-15). */
  closesOnCover?: boolean | undefined
  /** True if the dialog has no close button and ignores Escape (ROOT-10). */
  hasNoCross?: boolean | undefined
  /** Called when the dialog is on top of the page. @returns a function to call when it is closed */
  onShown?: ((element: HTMLDialogElement) => () => void) | undefined
  onClose: () => void
}

/**
 * Keeps a `<dialog>` on top of the page while the caller is mounted. A dialog that is already open
 * stays open.
 */
export function useModalElement(
  element: RefObject<HTMLDialogElement | null>,
  manner: DialogManner,
): void {
  const latest = useRef(manner)
  useEffect(() => {
    latest.current = manner
  })
  useLayoutEffect(() => {
    const dialog = element.current
    if (dialog === null) return undefined
    if (!dialog.open) showOnTop(dialog)
    const forget = latest.current.onShown?.(dialog)
    const stop = followEnds(dialog, () => latest.current)
    const release = holdFocus(dialog)
    return () => {
      stop()
      release()
      forget?.()
      // Only `close()` returns the focus to the opener; removing the element does not.
      dialog.close()
      // After a log-in the opener is gone: it was the page's log-in button.
      const focused = document.activeElement
      if (focused === document.body || dialog.contains(focused)) {
        document.querySelector('main')?.focus({ preventScroll: true })
      }
    }
  }, [element])
}

function showOnTop(dialog: HTMLDialogElement): void {
  const root = document.documentElement
  // Reserves the width of the hidden scroll bar; `scripts/inline/dialogs.js` does the same.
  root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`)
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}

/**
 * Focuses the title when the content loses the focused control, for example when a step of a form
 * replaces another: screen readers would otherwise continue outside the dialog.
 * @returns a function that stops watching the focus
 */
function holdFocus(dialog: HTMLDialogElement): () => void {
  const observer = new MutationObserver(() => {
    // Wait, since effects of the new content may move the focus.
    setTimeout(() => {
      if (document.activeElement === document.body) dialog.querySelector('h2')?.focus()
    })
  })
  observer.observe(dialog, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** @returns a function that removes the handlers */
function followEnds(dialog: HTMLDialogElement, manner: () => DialogManner): () => void {
  const close = () => {
    const { isTop, hasNoCross, onClose } = manner()
    if (isTop && !hasNoCross) onClose()
  }
  /** Escape and a phone's back gesture fire the cancel event. */
  const handleCancel = (event: Event) => {
    // The cancel event of a file picker inside the dialog bubbles to here.
    if (event.target !== dialog) return
    event.preventDefault()
    close()
  }
  /**
   * On a second Escape without an interaction in between, browsers close a dialog even if the first
   * Escape was prevented.
   */
  const handleClose = (event: Event) => {
    // The event fires asynchronously: the dialog may be open again, as in React's strict mode.
    if (event.target !== dialog || dialog.open) return
    close()
    if (manner().hasNoCross || !manner().isTop) dialog.showModal()
  }
  const handleClick = ({ target }: Event) => {
    const isOnCross = target instanceof Element && target.closest('[data-cross]') !== null
    if (isOnCross || (target === dialog && manner().closesOnCover)) manner().onClose()
  }
  dialog.addEventListener('cancel', handleCancel)
  dialog.addEventListener('close', handleClose)
  dialog.addEventListener('click', handleClick)
  return () => {
    dialog.removeEventListener('cancel', handleCancel)
    dialog.removeEventListener('close', handleClose)
    dialog.removeEventListener('click', handleClick)
  }
}
