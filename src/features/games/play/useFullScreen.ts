import { type RefObject, useEffect, useState } from 'react'

/**
 * Full screen for an element.
 * @returns undefined where the browser has none for elements, as phones do.
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
    // Refused when the press is too long ago: then everything stays as it is.
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen()
    change?.catch(() => {})
  }
  return { isFull, toggle }
}
