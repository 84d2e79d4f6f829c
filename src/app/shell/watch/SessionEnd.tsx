import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { giveUpSession } from '../../../session/interruption.ts'
import { useSession } from '../../../session/session.queries.ts'

/**
 * The session ended while the page was open. It ran out: asks for a login over whatever is there,
 * and leaves what was typed where it is; who closes that login is a visitor. It was ended: only
 * says so.
 */
export function SessionEnd() {
  const session = useSession()
  const queryClient = useQueryClient()
  const end = session.kind === 'visitor' && session.sessionEnd
  const open = useModalStore(({ modals }) => modals.length)
  // The dialogs below the login that was asked for.
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
      // Two effects of one commit: the login is on its way, but this render did not see it yet.
      if (useModalStore.getState().modals.length > below.current) return
      below.current = undefined
      giveUpSession(queryClient)
    }
  }, [open, queryClient])
  return null
}
