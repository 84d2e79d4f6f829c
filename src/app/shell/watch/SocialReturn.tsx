import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { importAgain } from '../../../lib/importAgain.ts'
import { session } from '../../../session/session.ts'

/** URL parameters after a social log-in that requires a second step or has failed. */
const parameters = ['secondStep', 'loginError'] as const

/**
 * Handles a social log-in that returned without a session (LOGIN-42): removes its parameters from
 * the URL, and opens the second step, or reports the failure and offers another log-in.
 */
export function SocialReturn() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const name = parameters.find((one) => query.has(one))
    if (name === undefined) return
    const value = query.get(name) ?? ''
    query.delete(name)
    const rest = query.size > 0 ? `?${query}` : ''
    const next = pathname + rest + hash
    void navigate(next, { replace: true })
    void goOn[name](value, next)
  }, [pathname, search, hash, navigate])
  return null
}

/**
 * Loads the messages of all error codes and the second step of the log-in on demand, not with the
 * first page.
 */
const load = () => importAgain(() => import('./socialReturn.ts'))

const goOn: Record<(typeof parameters)[number], (value: string, next: string) => Promise<void>> = {
  async secondStep(ticket, next) {
    try {
      await (await load()).takeSecondStep(ticket, next)
    } catch {
      showToast('failure', { id: 'failure.action' })
    }
  },
  async loginError(code) {
    if (session.getState().kind !== 'signedIn') openModal({ name: 'login' })
    try {
      ;(await load()).tell(code)
    } catch {
      showToast('failure', { id: 'failure.action' })
    }
  },
}
