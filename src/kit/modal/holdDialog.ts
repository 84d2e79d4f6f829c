import { closeModal } from './modalStore.ts'

let onTry: (() => void) | undefined

/**
 * Keeps the topmost dialog open while it shows content that is not shown again. The dialog's entry
 * in the table of dialogs must close it with `closeUnlessHeld`.
 * @param tell is called instead of closing; it explains what is still to be done.
 * @returns releases the dialog.
 */
export function holdDialog(tell: () => void): () => void {
  onTry = tell
  return () => {
    onTry = undefined
  }
}

/** Handler of the close button and Escape for a dialog that `holdDialog` may keep open. */
export function closeUnlessHeld(): void {
  if (onTry) onTry()
  else void closeModal()
}
