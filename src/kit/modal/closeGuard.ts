import { useEffect } from 'react'
import { closeModal, useModalStore } from './modalStore.ts'
import type { ModalName } from './modalTable.ts'

type Guard = {
  name: ModalName
  /** Takes the closing over, as by a question. @returns whether it did. */
  ask: () => boolean
}

let guard: Guard | undefined

/**
 * Closes the topmost dialog by its cross or Escape, unless what is open in it asks first. The
 * browser's Back cannot be asked: what must not be lost then is kept elsewhere.
 */
export function requestClose(): void {
  const top = useModalStore.getState().modals.at(-1)
  if (guard !== undefined && guard.name === top?.name && guard.ask()) return
  void closeModal()
}

/** Has a dialog ask before its cross or Escape closes it, for as long as the caller is there. */
export function useCloseGuard(name: ModalName, ask: () => boolean): void {
  useEffect(() => {
    const own = { name, ask }
    guard = own
    return () => {
      if (guard === own) guard = undefined
    }
  }, [name, ask])
}
