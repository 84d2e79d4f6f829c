import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { importAgain } from '../../../lib/importAgain.ts'
import { session } from '../../../session/session.ts'

/** What a log-in at a provider comes back with when it gave no session yet, or none at all. */
const parameters = ['secondStep', 'loginError'] as const

/**
 * A log-in at another company came back without a session (LOGIN-42): takes what it says out of the
 * address, goes on to the second step where it waits for one, or tells why not and offers to log in
 * another way.
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
    const here = pathname + rest + hash
    void navigate(here, { replace: true })
    void goOn[name](value, here)
  }, [pathname, search, hash, navigate])
  return null
}

/** Neither the words of all codes nor the second step are on the first page. */
const load = () => importAgain(() => import('./socialReturn.ts'))

const goOn: Record<(typeof parameters)[number], (value: string, here: string) => Promise<void>> = {
  async secondStep(ticket, here) {
    try {
      await (await load()).takeSecondStep(ticket, here)
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
