import type { ToastText } from '../toast/toastStore.ts'

export type DialogButton = {
  label: ToastText
  /** Told to `useDialogAction` when the button is pressed. It always closes the dialog. */
  action?: string
  variant?: 'primary' | 'secondary' | 'danger'
}

/**
 * What the dialog helper shows (ROOT-12 to ROOT-15). It lies in the browser's history, so it is
 * plain data and may come back after a reload: what a button does is told by its name.
 */
export type DialogData = {
  title: ToastText
  /** `loader` turns until somebody closes the dialog. */
  icon?: 'info' | 'success' | 'warning' | 'error' | 'loader'
  text?: ToastText
  /** HTML of a server, which is sanitized. */
  html?: string
  /** The first one has the focus. */
  buttons?: readonly DialogButton[]
  /** Milliseconds after which it closes by itself; it stays when this is left out. */
  closesAfter?: number
  /** Whether a press on the page around it closes it. */
  closesOnCover?: boolean
  /** Leaves out the cross, for what must not be interrupted; Escape does nothing then either. */
  hasNoCross?: boolean
}

/** Something that went wrong, with one button to confirm it (ERR-12, ERR-13). */
export const warningDialog = (text: ToastText): { name: 'dialog' } & DialogData => ({
  name: 'dialog',
  icon: 'warning',
  title: { id: 'app.dialogs.warning' },
  text,
  buttons: [{ label: { id: 'app.ok' }, variant: 'primary' }],
})
