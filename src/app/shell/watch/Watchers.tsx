import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { ownPath, paths } from '../../../paths.ts'
import { useIdleWarning } from '../../../session/idle/idleStore.ts'
import { resumePasswordDue, useDueReason } from '../../../session/passwordDue.ts'
import { SessionEnd } from './SessionEnd.tsx'
import { SocialReturn } from './SocialReturn.tsx'

/**
 * Opens the dialog at the URL of the log-in or registration, and replaces that URL with the home
 * page's (ROUTE-05 to ROUTE-07); `?next=` and `?referralCode=` become the dialog's data.
 */
function DialogAddress() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const name = dialogAt(pathname)
  useEffect(() => {
    if (name === undefined) return
    const query = new URLSearchParams(search)
    const next = ownPath(query.get('next'), location.origin)
    const referralCode = query.get('referralCode')
    const target = next === undefined ? {} : { next }
    void navigate(paths.home(), { replace: true })
    if (name === 'login') openModal({ name, ...target })
    else openModal({ name, ...target, ...(referralCode === null ? {} : { referralCode }) })
  }, [name, search, navigate])
  return null
}

function dialogAt(pathname: string): 'login' | 'register' | undefined {
  const wanted = pathname.toLowerCase().replace(/\/+$/, '')
  if (wanted === paths.login()) return 'login'
  return wanted === paths.register() ? 'register' : undefined
}

/**
 * Reopens the dialog of a required password change (LOGIN-32) after Back, a reload or a navigation.
 * Its close button offers to log out instead.
 */
function PasswordDue() {
  const reason = useDueReason()
  const isAnyOpen = useModalStore(({ modals }) => modals.length > 0)
  useEffect(resumePasswordDue, [])
  useEffect(() => {
    if (reason !== undefined && !isAnyOpen) openModal({ name: 'changePassword', reason })
  }, [reason, isAnyOpen])
  return null
}

/**
 * Opens the idle lock's warning over the page and its dialogs; the dialog closes itself when
 * answered.
 */
function IdleWarning() {
  const isWarned = useIdleWarning() !== null
  const isOpen = useModalStore(({ modals }) => modals.some(({ name }) => name === 'idle'))
  useEffect(() => {
    if (isWarned && !isOpen) openModal({ name: 'idle' }, { over: true })
  }, [isWarned, isOpen])
  return null
}

/** Components that render nothing and open a dialog when the URL or the session requires one. */
export function Watchers() {
  return (
    <>
      <DialogAddress />
      <SessionEnd />
      <PasswordDue />
      <IdleWarning />
      <SocialReturn />
    </>
  )
}
