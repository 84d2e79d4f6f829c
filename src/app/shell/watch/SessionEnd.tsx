import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { giveUpSession } from '../../../session/interruption.ts'
import { useSession } from '../../../session/session.queries.ts'

/**
 * Handles the end of a session while the page is open. An expired session opens the log-in over the
 * page, and the page keeps its form values. Closing that log-in makes the member a visitor. A
 * terminated session only shows a notice.
 */
export function SessionEnd() {
  const session = useSession()
  const queryClient = useQueryClient()
  const end = session.kind === 'visitor' && session.sessionEnd
  const open = useModalStore(({ modals }) => modals.length)
  // Number of dialogs below the log-in that was opened.
  const below = useRef<number>(undefined)

  useEffect(() => {
    if (end === 'loggedOut') showToast('notice', { id: 'logout.elsewhere' })
    if (end === 'ended') showToast('notice', { id: 'errors.sessionExpired' })
    if (end !== 'expired') {
      below.current = undefined
      return
    }
    showToast('notice', { id: 'errors.sessionExpired' })
    below.current = useModalStore.getState().modals.length
    openModal({ name: 'login' }, { over: true })
  }, [end])

  useEffect(() => {
    if (below.current !== undefined && open <= below.current) {
      // `open` is the number of dialogs before the effects of this render. It does not count the
      // log-in that the effect above has just opened.
      if (useModalStore.getState().modals.length > below.current) return
      below.current = undefined
      giveUpSession(queryClient)
    }
  }, [open, queryClient])
  return null
}
