import { useEffect } from 'react'
import { closeModal, useModalStore } from './modalStore.ts'
import type { ModalName } from './modalTable.ts'

type Guard = {
  name: ModalName
  /** Intercepts the closing, for example with a confirmation. @returns true when it does. */
  ask: () => boolean
}

let guard: Guard | undefined

/**
 * Closes the topmost dialog by its close button or Escape, unless its guard intercepts. The
 * browser's Back cannot be intercepted: content that must survive it is stored elsewhere.
 */
export function requestClose(): void {
  const top = useModalStore.getState().modals.at(-1)
  if (guard !== undefined && guard.name === top?.name && guard.ask()) return
  void closeModal()
}

/** Lets a dialog intercept its close button and Escape while the calling component is mounted. */
export function useCloseGuard(name: ModalName, ask: () => boolean): void {
  useEffect(() => {
    const own = { name, ask }
    guard = own
    return () => {
      if (guard === own) guard = undefined
    }
  }, [name, ask])
}
