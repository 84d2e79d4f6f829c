import { useEffect } from 'react'
import { useModalStore } from '../../kit/modal/modalStore.ts'

/**
 * Begins at the top, and with the focus, where another part of a page comes in by a change of the
 * address's query alone, which keeps the place that one had scrolled to.
 */
export function useBeginAtTop(): void {
  useEffect(() => {
    window.scrollTo(0, 0)
    // A dialog keeps the focus.
    if (useModalStore.getState().modals.length > 0) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [])
}
