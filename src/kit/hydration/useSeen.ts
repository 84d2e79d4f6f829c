import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * How far below the window something counts as seen, so that it is there when it comes into view.
 */
const ahead = '240px'

/**
 * Whether an element was in view or near it once, for what is worth loading only then. An element
 * that is not displayed is never seen. Without an observer everything is.
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
      { rootMargin: ahead },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isSeen])
  return [element, isSeen]
}
