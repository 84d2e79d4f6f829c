import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { pageAt } from '../../../pages/pages.ts'
import { useSession } from '../../../session/session.queries.ts'

/**
 * Makes every link in a dialog close the dialog first, so that Back returns to the page below, not
 * to the dialog. Links that require a log-in are excluded: they open the log-in.
 * @returns a click handler for the capture phase
 */
export function useLeaveByLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  const isSignedIn = useSession().kind === 'signedIn'
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (
      !link ||
      link.getAttribute('aria-disabled') === 'true' ||
      !isPlain ||
      link.origin !== location.origin ||
      link.target === '_blank'
    )
      return
    const { access = 'everybody' } = pageAt(link.pathname)
    if (!isSignedIn && access !== 'everybody' && access !== 'askedToLogIn') return
    event.preventDefault()
    const path = link.pathname + link.search + link.hash
    void closeModal().then(() => navigate(path))
  }
}
