import { create } from 'zustand'
import type { Modal } from './modalTable.ts'
import { preloadModal } from './preloadModal.ts'

type ModalState = {
  /** Open dialogs, the topmost last. */
  modals: readonly Modal[]
  /**
   * Set by an open dialog; returns true if it has intercepted Back. A dialog cannot use its own
   * `popstate` listener, because `syncModals` is registered first and browsers call listeners in
   * this order.
   */
  interceptBack?: ((event?: Event) => boolean) | undefined
}

/** State of a history entry: the open dialogs. The router adds its own properties. */
type HistoryState = { modals?: readonly Modal[] } | null

export const useModalStore = create<ModalState>(() => ({ modals: [] }))

/** Elements that had the focus when the open dialogs opened, the topmost last. */
const openers: (Element | null)[] = []

/**
 * Opens a dialog as a new history entry, so that Back closes it. If a dialog is already open, the
 * new dialog replaces it, as the registration dialog replaces the log-in dialog. With `over: true`
 * the new dialog opens above the open one.
 */
export function openModal(modal: Modal, { over = false }: { over?: boolean } = {}): void {
  const open = useModalStore.getState().modals
  const modals = over ? [...open, modal] : [...open.slice(0, -1), modal]
  if (open.length < modals.length) openers[open.length] = document.activeElement
  const state = { ...history.state, modals }
  if (open.length === modals.length) history.replaceState(state, '')
  else history.pushState(state, '')
  // Start the load now, because the component that renders the dialog may render later.
  void preloadModal(modal.name)
  useModalStore.setState({ modals })
}

/**
 * Pending call of `closeModal`. History goes back asynchronously, so a second Escape or click in
 * the meantime must not go back again.
 */
let closing: Promise<void> | null = null

/**
 * Closes the topmost dialog by going back in history. The promise resolves when the previous
 * history entry is current, so that a navigation may follow.
 */
export function closeModal(): Promise<void> {
  if (closing !== null) return closing
  if (useModalStore.getState().modals.length === 0) return Promise.resolve()
  closing = new Promise((resolve) => {
    const done = () => {
      closing = null
      resolve()
    }
    window.addEventListener('popstate', done, { once: true })
    history.back()
  })
  return closing
}

/**
 * Updates the open dialogs from the current history entry, after Back, Forward, a reload or a
 * navigation to another page.
 * @param event event of the window that caused the update
 */
export function syncModals(event?: Event): void {
  const { modals: before, interceptBack } = useModalStore.getState()
  if (!closing && interceptBack?.(event)) return
  const modals = modalsOf(history.state)
  if (before.length === 0 && modals.length === 0) return
  useModalStore.setState({ modals })
  if (modals.length < before.length) returnFocus(modals.length)
}

/** Event that scripts/inline/dialogs.js dispatches after it has changed the history entry. */
const openedInDocument = 'portico:dialogs'

/**
 * Updates the open dialogs whenever the history entry changes.
 * @returns a function that stops the updates
 */
export function startModals(): () => void {
  syncModals()
  const events = ['popstate', openedInDocument]
  for (const type of events) window.addEventListener(type, syncModals)
  return () => {
    for (const type of events) window.removeEventListener(type, syncModals)
  }
}

/**
 * Calls `listener` for the dialog of the current history entry: at once if there is such a dialog,
 * and each time dialogs.js opens a dialog.
 */
export function onDocumentModal(listener: (modal: Modal) => void): void {
  const look = () => {
    const [first] = modalsOf(history.state)
    if (first) listener(first)
  }
  look()
  window.addEventListener(openedInDocument, look)
}

function modalsOf(state: HistoryState): readonly Modal[] {
  return Array.isArray(state?.modals) ? state.modals : []
}

/**
 * Returns the focus to the opener, otherwise to the page's content.
 * @param depth number of dialogs that stay open
 */
function returnFocus(depth: number): void {
  const opener = openers[depth]
  openers.length = depth
  // Wait for a later task, when the dialog is closed: an open dialog would trap the focus.
  setTimeout(() => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    // The opener may be gone, for example the button of a reward that has been claimed.
    if (document.activeElement === document.body) focusContent()
  })
}

/**
 * Moves the focus to the page's content. Does nothing while a dialog is open: the dialog keeps the
 * focus when a page arrives below it, because a field that loses the focus would show an error.
 */
export function focusContent(): void {
  if (useModalStore.getState().modals.length === 0)
    document.getElementById('content')?.focus({ preventScroll: true })
}
