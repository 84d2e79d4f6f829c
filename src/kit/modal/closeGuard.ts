import { useEffect } from 'react'
import { closeModal, useModalStore } from './modalStore.ts'
import type { ModalName } from './modalTable.ts'

/** Calls back as soon as a dialog can be opened over the one that stays. */
type WhenReady = (open: () => void) => void

type Guard = {
  name: ModalName
  /** Intercepts the closing, for example with a confirmation. @returns true when it does. */
  ask: (whenReady: WhenReady) => boolean
}

let guard: Guard | undefined

/** After the key event: otherwise the Escape that closes the dialog would close the question, too. */
const afterEvent: WhenReady = (open) => void setTimeout(open)

/** Closes the topmost dialog by its close button or Escape, unless its guard intercepts. */
export function requestClose(): void {
  const top = useModalStore.getState().modals.at(-1)
  if (guard !== undefined && guard.name === top?.name && guard.ask(afterEvent)) return
  void closeModal()
}

/** Lets a dialog intercept its close button and Escape while the calling component is mounted. */
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
 * Lets the topmost dialog intercept the browser's Back on the same page: the history goes forward
 * again, and then a question can be opened. Back to another page cannot be intercepted: content
 * that must survive it is stored elsewhere.
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
