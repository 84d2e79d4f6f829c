import { useEffect } from 'react'
import { openModal } from '../../kit/modal/modalStore.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { useSession } from '../../session/session.queries.ts'

/**
 * The session ended while the page was open. The server ended it: asks for a login over whatever is
 * there, and leaves what was typed where it is. Somebody logged out in another tab: only says so.
 */
export function SessionEnd() {
  const session = useSession()
  const end = session.kind === 'visitor' && session.ended
  useEffect(() => {
    if (end === 'loggedOut') showToast('notice', { id: 'logout.elsewhere' })
    if (end !== 'expired') return
    showToast('notice', { id: 'errors.sessionExpired' })
    openModal({ name: 'login' }, { over: true })
  }, [end])
  return null
}
