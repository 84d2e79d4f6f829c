import { type RefCallback, useCallback, useState } from 'react'

/**
 * Detects content that is wider than its box. The box must then be scrollable by keyboard.
 *
 * @returns a ref for the box, and true if its content overflows
 */
export function useOverflow(): [RefCallback<HTMLElement>, boolean] {
  const [overflows, setOverflows] = useState(false)
  const place = useCallback((box: HTMLElement | null) => {
    if (!box || typeof ResizeObserver === 'undefined') return
    const measure = () => setOverflows(box.scrollWidth > box.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return [place, overflows]
}
