import { type RefObject, useEffect, useState } from 'react'

/**
 * Full-screen state and toggle of an element.
 * @returns undefined if the browser has no full screen for elements, as on phones.
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
): { isFull: boolean; toggle: () => void } | undefined {
  const [isFull, setFull] = useState(false)
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    setOffered(document.fullscreenEnabled === true)
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  if (!isOffered) return undefined
  const toggle = () => {
    // The browser rejects the request when the user activation has expired; nothing changes then.
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen()
    change?.catch(() => {})
  }
  return { isFull, toggle }
}
