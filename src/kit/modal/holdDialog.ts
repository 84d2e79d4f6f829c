import { closeModal } from './modalStore.ts'

let onTry: (() => void) | undefined

/**
 * Holds the topmost dialog open while it shows what is not shown again. Its entry in the table of
 * dialogs closes it by `closeUnlessHeld`.
 * @param tell is called in place of closing it, to say what is still to be done.
 * @returns ends that.
 */
export function holdDialog(tell: () => void): () => void {
  onTry = tell
  return () => {
    onTry = undefined
  }
}

/** What cross and Escape do of a dialog that may hold its visitor. */
export function closeUnlessHeld(): void {
  if (onTry) onTry()
  else void closeModal()
}
