import { useEffect } from 'react'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { resumePasswordDue, useDueReason } from '../../../session/passwordDue.ts'

/**
 * A password that has to be changed cannot be walked around (LOGIN-32): whatever closed its dialog,
 * Back, a reload or another page, it is there again. Its cross asks whether to log out instead.
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
