import type { ToastText } from './kit/toast/toastStore.ts'

/**
 * Every dialog of the portal with its plain data. Data lives in the browser's history, so it can be
 * stored and is no function; effects come back as cache changes, not as stored callbacks.
 */
export type Modal =
  /** `next`: the page of ours to go on to after the login. */
  | { name: 'login'; next?: string }
  | { name: 'register'; next?: string; referralCode?: string }
  | { name: 'confirmLogout' }
  /** Something that went wrong, to be confirmed; lies over the dialog that it is about. */
  | { name: 'warning'; text: ToastText }

export type ModalName = Modal['name']
export type ModalData<Name extends ModalName> = Omit<Extract<Modal, { name: Name }>, 'name'>
