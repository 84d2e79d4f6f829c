import { type RefCallback, useCallback, useState } from 'react'

/**
 * Whether what stands in a box is wider than it, so that the box can be pushed sideways and keys
 * have to reach it.
 *
 * @returns the box's ref, and whether it overflows
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
