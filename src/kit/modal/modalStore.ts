import { create } from 'zustand'
import type { Modal } from './modalTable.ts'
import { preloadModal } from './preloadModal.ts'

type ModalState = {
  /** Open dialogs, the topmost last. */
  modals: readonly Modal[]
  /**
   * Function of the open dialog that returns true if it has intercepted Back. Browsers call the
   * listeners of `popstate` in the order of their registration, also capturing ones, so that a
   * dialog cannot register a listener that comes before `syncModals`.
   */
  interceptBack?: ((event?: Event) => boolean) | undefined
}

/** State of a history entry: the dialogs, next to the properties of the router. */
type HistoryState = { modals?: readonly Modal[] } | null

export const useModalStore = create<ModalState>(() => ({ modals: [] }))

/** Element that had the focus when the first dialog opened. */
let opener: Element | null = null

/**
 * Opens a dialog as a new history entry, so that Back closes it. When another dialog is open, the
 * new one replaces it (login becomes register), or lies above it with `over: true`.
 */
export function openModal(modal: Modal, { over = false }: { over?: boolean } = {}): void {
  const open = useModalStore.getState().modals
  if (open.length === 0) opener = document.activeElement
  const modals = over ? [...open, modal] : [...open.slice(0, -1), modal]
  const state = { ...history.state, modals }
  if (open.length === modals.length) history.replaceState(state, '')
  else history.pushState(state, '')
  // Starts the load now: the component that renders the dialog may have to wait.
  void preloadModal(modal.name)
  useModalStore.setState({ modals })
}

/**
 * Going back is asynchronous; a second Escape or click in the meantime must not go back further.
 */
let closing: Promise<void> | null = null

/**
 * Closes the topmost dialog by going back in history. Resolves once the address is the page's
 * again: `await closeModal(); navigate(path)`.
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
 * Reads the open dialogs from the current history entry: after Back, Forward, a reload, or a
 * navigation to another page.
 * @param event event of the window that is handled
 */
export function syncModals(event?: Event): void {
  const { modals: before, interceptBack } = useModalStore.getState()
  if (!closing && interceptBack?.(event)) return
  const modals = modalsOf(history.state)
  if (before.length === 0 && modals.length === 0) return
  useModalStore.setState({ modals })
  if (modals.length === 0) returnFocus()
}

/** Dispatched by scripts/inline/dialogs.js, which opens a dialog only in the history entry. */
const openedInDocument = 'portico:dialogs'

/** Follows the browser's history. @returns stops following. */
export function startModals(): () => void {
  syncModals()
  const events = ['popstate', openedInDocument]
  for (const type of events) window.addEventListener(type, syncModals)
  return () => {
    for (const type of events) window.removeEventListener(type, syncModals)
  }
}

/** Calls back for the first dialog that opens before `startModals`, at once or later. */
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

function returnFocus(): void {
  const target = opener
  opener = null
  // Runs in a later task: the dialog must be gone, since it traps the focus while it is open.
  setTimeout(() => {
    if (target instanceof HTMLElement && target.isConnected && target !== document.body)
      target.focus({ preventScroll: true })
  })
}
