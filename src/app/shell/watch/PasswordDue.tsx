import { useEffect } from 'react'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { resumePasswordDue, useDueReason } from '../../../session/passwordDue.ts'

/**
 * Reopens the dialog of a required password change (LOGIN-32) after Back, a reload or a navigation.
 * Its close button offers to log out instead.
 */
export function PasswordDue() {
  const reason = useDueReason()
  const isAnyOpen = useModalStore(({ modals }) => modals.length > 0)
  useEffect(resumePasswordDue, [])
  useEffect(() => {
    if (reason !== undefined && !isAnyOpen) openModal({ name: 'changePassword', reason })
  }, [reason, isAnyOpen])
  return null
}
