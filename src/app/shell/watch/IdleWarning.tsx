import { useEffect } from 'react'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { useIdleWarning } from '../../../session/idle/idleStore.ts'

/**
 * Opens the warning of the idle lock over whatever is there; the dialog itself goes when it is
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
