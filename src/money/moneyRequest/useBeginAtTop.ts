import { useEffect } from 'react'
import { useModalStore } from '../../kit/modal/modalStore.ts'

/**
 * Scrolls to the top and focuses the content when a different view of a page mounts. A change of
 * only the query string would keep the scroll position.
 */
export function useBeginAtTop(): void {
  useEffect(() => {
    window.scrollTo(0, 0)
    // An open dialog keeps the focus.
    if (useModalStore.getState().modals.length > 0) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [])
}
