import { useEffect } from 'react'
import { openModal } from '../../kit/modal/modalStore.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { useSession } from '../../session/session.queries.ts'

/**
 * The server ended the session while the page was open: asks for a login over whatever is there,
 * and leaves what was typed where it is.
 */
export function SessionEnd() {
  const session = useSession()
  const hasEnded = session.kind === 'visitor' && session.ended
  useEffect(() => {
    if (!hasEnded) return
    showToast('notice', { id: 'errors.sessionExpired' })
    openModal({ name: 'login' }, { over: true })
  }, [hasEnded])
  return null
}
