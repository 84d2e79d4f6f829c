import { useEffect } from 'react'
import { useModalStore } from '../../kit/modal/modalStore.ts'

/**
 * On mount, scrolls to the top and focuses the content. Use it for views that differ only in the
 * query of their URL, since the router then keeps the scroll position.
 */
export function useBeginAtTop(): void {
  useEffect(() => {
    window.scrollTo(0, 0)
    // An open dialog keeps the focus.
    if (useModalStore.getState().modals.length > 0) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [])
}
