import { useEffect } from 'react'
import { closeModal, useModalStore } from './modalStore.ts'
import type { ModalName } from './modalTable.ts'

/** Calls `open` as soon as a dialog can be opened above the guarded dialog. */
type WhenReady = (open: () => void) => void

type Guard = {
  name: ModalName
  /**
   * Called before the dialog closes, for example to ask for confirmation.
   * @returns true to keep the dialog open
   */
  ask: (whenReady: WhenReady) => boolean
}

let guard: Guard | undefined

/**
 * Waits for the end of the key event: the same press of Escape would close the confirmation too.
 */
const afterEvent: WhenReady = (open) => void setTimeout(open)

/** Closes the topmost dialog after its close button or Escape, unless its guard keeps it open. */
export function requestClose(): void {
  const top = useModalStore.getState().modals.at(-1)
  if (guard !== undefined && guard.name === top?.name && guard.ask(afterEvent)) return
  void closeModal()
}

/** Guards a dialog against its close button and Escape while the calling component is mounted. */
export function useCloseGuard(name: ModalName, ask: Guard['ask']): void {
  useEffect(() => {
    const own = { name, ask }
    guard = own
    return () => {
      if (guard === own) guard = undefined
    }
  }, [name, ask])
}

/**
 * Guards the topmost dialog against the browser's Back on the same page: the history goes forward
 * again, and then a confirmation can be opened. Back to another page cannot be intercepted, so the
 * dialog must store its content.
 */
export function useBackGuard(name: ModalName, ask: Guard['ask']): void {
  useEffect(() => {
    const address = location.href
    const afterForward: WhenReady = (open) =>
      window.addEventListener('popstate', () => setTimeout(open), { once: true })
    const interceptBack = (event?: Event) => {
      const isBack = event?.type === 'popstate' && location.href === address
      const { modals } = useModalStore.getState()
      if (!isBack || modals.at(-1)?.name !== name || history.state?.modals?.length) return false
      if (!ask(afterForward)) return false
      history.forward()
      return true
    }
    useModalStore.setState({ interceptBack })
    return () => {
      if (useModalStore.getState().interceptBack === interceptBack)
        useModalStore.setState({ interceptBack: undefined })
    }
  }, [name, ask])
}
