import type { ToastText } from '../toast/toastStore.ts'

export type DialogButton = {
  label: ToastText
  /**
   * Name passed to `useDialogAction` when the button is pressed. Every button closes the dialog.
   */
  action?: string
  variant?: 'primary' | 'secondary' | 'danger'
}

/**
 * Content of the dialog helper (ROOT-12 to ROOT-15). It is stored in the browser's history and may
 * come back after a reload, so it is plain data and a button names its action.
 */
export type DialogData = {
  title: ToastText
  /** `loader` spins until the dialog is closed. */
  icon?: 'info' | 'success' | 'warning' | 'error' | 'loader'
  text?: ToastText
  /** HTML from a server; it is sanitized. */
  html?: string
  /** The first button gets the focus. */
  buttons?: readonly DialogButton[]
  /** Milliseconds after which the dialog closes automatically; without it the dialog stays open. */
  closesAfter?: number
  /** True to close the dialog by a press on its backdrop. */
  closesOnCover?: boolean
  /** Removes the close button and disables Escape, for processes that must not be interrupted. */
  hasNoCross?: boolean
}

/** Warning about a failure, with one button to confirm it (ERR-12, ERR-13). */
export const warningDialog = (text: ToastText): { name: 'dialog' } & DialogData => ({
  name: 'dialog',
  icon: 'warning',
  title: { id: 'app.dialogs.warning' },
  text,
  buttons: [{ label: { id: 'app.ok' }, variant: 'primary' }],
})
