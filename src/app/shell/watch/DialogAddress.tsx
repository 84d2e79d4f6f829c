import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { ownPath, paths } from '../../../paths.ts'

/**
 * Opens the dialog of an address that stands for one, and replaces the address by the home page's
 * (ROUTE-05 to ROUTE-07); `?next=` and `?referralCode=` become the dialog's data.
 */
export function DialogAddress() {
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
