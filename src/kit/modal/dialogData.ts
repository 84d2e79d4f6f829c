import type { ToastText } from '../toast/toastStore.ts'

export type DialogButton = {
  label: ToastText
  /**
   * Name of the action that `useDialogAction` handles after a click. Every button closes the
   * dialog.
   */
  action?: string
  variant?: 'primary' | 'secondary' | 'danger'
}

/**
 * Content of a plain dialog (ROOT-12 to ROOT-15). It is stored in the browser's history and
 * restored after a reload, so it contains only plain data: a button names its action instead of
 * holding a callback.
 */
export type DialogData = {
  title: ToastText
  /** `loader` shows a loading indicator until the dialog is closed. */
  icon?: 'info' | 'success' | 'warning' | 'error' | 'loader'
  text?: ToastText
  /** HTML from a server. The dialog sanitizes it. */
  html?: string
  /** Buttons of the dialog; the first one gets the focus. */
  buttons?: readonly DialogButton[]
  /** Milliseconds after which the dialog closes automatically; it stays open if undefined. */
  closesAfter?: number
  /** True if a click on the backdrop closes the dialog. */
  closesOnCover?: boolean
  /** Removes the close button and disables Escape, for processes that must not be interrupted. */
  hasNoCross?: boolean
}

/** Warning about a failure, with one button to acknowledge it (ERR-12, ERR-13). */
export const warningDialog = (text: ToastText): { name: 'dialog' } & DialogData => ({
  name: 'dialog',
  icon: 'warning',
  title: { id: 'app.dialogs.warning' },
  text,
  buttons: [{ label: { id: 'app.ok' }, variant: 'primary' }],
})
