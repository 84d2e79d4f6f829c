import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '../../../api/failure.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { importAgain } from '../../../lib/importAgain.ts'
import { session } from '../../../session/session.ts'

/** The name of what a log-in at a provider comes back with when it failed. */
const parameter = 'loginError'

/**
 * A log-in at another company came back without a session: takes its code out of the address, says
 * what it means, and offers to log in another way.
 */
export function LoginError() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const code = query.get(parameter)
    if (code === null) return
    query.delete(parameter)
    const rest = query.size > 0 ? `?${query}` : ''
    void navigate(pathname + rest + hash, { replace: true })
    void tell(code)
    if (session.getState().kind !== 'signedIn') openModal({ name: 'login' })
  }, [pathname, search, hash, navigate])
  return null
}

/** The words of all codes are not on the first page. */
async function tell(code: string): Promise<void> {
  try {
    const { failureText } = await importAgain(() => import('../../../kit/failure/failureText.ts'))
    const failure = { kind: 'rejected', code, details: {} } as const
    showToast('failure', failureText(new ApiError('POST /wps/session/login/social', failure)))
  } catch {
    showToast('failure', { id: 'failure.action' })
  }
}
