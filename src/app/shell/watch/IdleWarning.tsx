import { useEffect } from 'react'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { useIdleWarning } from '../../../session/idle/idleStore.ts'

/**
 * Opens the idle lock's warning over the page and its dialogs; the dialog closes itself when
 * answered.
 */
export function IdleWarning() {
  const isWarned = useIdleWarning() !== null
  const isOpen = useModalStore(({ modals }) => modals.some(({ name }) => name === 'idle'))
  useEffect(() => {
    if (isWarned && !isOpen) openModal({ name: 'idle' }, { over: true })
  }, [isWarned, isOpen])
  return null
}
