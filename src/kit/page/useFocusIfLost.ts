import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element if a change has removed the focused control, so that screen readers continue
 * at the result and not at the top of the page.
 * @param change primitive value or object. The focus is checked when this value differs from the
 * previous render.
 */
export function useFocusIfLost(target: RefObject<HTMLElement | null>, change: unknown): void {
  const last = useRef(change)
  useEffect(() => {
    if (last.current === change) return
    last.current = change
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [target, change])
}
