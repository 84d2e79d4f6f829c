import { closeModal } from './modalStore.ts'

let onTry: (() => void) | undefined

/**
 * Keeps the topmost dialog open while it shows content that cannot be shown again. The entry of the
 * dialog in `accountModals` must have `closeUnlessHeld` as `onClose`.
 * @param tell callback for an attempt to close the dialog, to explain what the user still has to
 * do.
 * @returns a function that allows the dialog to close again
 */
export function holdDialog(tell: () => void): () => void {
  onTry = tell
  return () => {
    onTry = undefined
  }
}

/** Handles the close button and Escape of a dialog that `holdDialog` may keep open. */
export function closeUnlessHeld(): void {
  if (onTry) onTry()
  else void closeModal()
}
