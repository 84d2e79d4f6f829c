import { type RefObject, useEffect, useRef, useState } from 'react'

/** Distance from the viewport within which an element counts as seen, so that it loads in time. */
const rootMargin = '240px'

/**
 * True once the element has been in or near the viewport, for a part that is loaded only then. An
 * element that is not displayed is never seen. Without an IntersectionObserver every element counts
 * as seen.
 */
export function useSeen<Seen extends Element>(): [RefObject<Seen | null>, boolean] {
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
  }, [isSeen])
  return [element, isSeen]
}
