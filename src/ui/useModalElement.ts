import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

export type DialogManner = {
  /** False while another dialog lies over it. */
  isTop: boolean
  /** Whether a press outside closes it too (ROOT-15). */
  closesOnCover?: boolean | undefined
  /** It has no cross, and Escape does nothing (ROOT-10). */
  hasNoCross?: boolean | undefined
  /** It is on top of the page now. @returns called when it is gone. */
  onShown?: ((element: HTMLDialogElement) => () => void) | undefined
  onClose: () => void
}

/**
 * Keeps a `<dialog>` on top of the page for as long as the caller is mounted. One that is open
 * already stays as it is.
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
    return () => {
      stop()
      forget?.()
      // Gives the focus back to what had it, which a removal alone does not.
      dialog.close()
    }
  }, [element])
}

function showOnTop(dialog: HTMLDialogElement): void {
  const root = document.documentElement
  // The page keeps its width when its scroll bar goes; `scripts/inline/dialogs.js` does the same.
  root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`)
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}

/** @returns stops following. */
function followEnds(dialog: HTMLDialogElement, manner: () => DialogManner): () => void {
  const close = () => {
    const { isTop, hasNoCross, onClose } = manner()
    if (isTop && !hasNoCross) onClose()
  }
  /** By Escape, or a phone's gesture. */
  const handleCancel = (event: Event) => {
    // That of a file's choice comes by here too.
    if (event.target !== dialog) return
    event.preventDefault()
    close()
  }
  /** Browsers close a dialog that was not interacted with, whatever it says to a second Escape. */
  const handleClose = (event: Event) => {
    // Told a moment later: it may have been shown again, as React's strict mode does.
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
