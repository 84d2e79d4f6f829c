import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * True once the element has been in or near the viewport. An element that is not displayed is never
 * seen. Without an IntersectionObserver every element counts as seen.
 * @param rootMargin distance from the viewport within which an element counts as seen, so that it
 * loads in time.
 */
export function useSeen<Seen extends Element>(
  rootMargin = '240px',
): [RefObject<Seen | null>, boolean] {
  const element = useRef<Seen>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || element.current === null) return
    if (!('IntersectionObserver' in window)) {
      setSeen(true)
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isSeen, rootMargin])
  return [element, isSeen]
}
