import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { timeLimits } from '../../lib/timeLimits.ts'

/** Milliseconds until a bubble under the pointer or with the focus is checked again. */
const useTime = 2000

/** Ids of the bubbles that are due; the first is shown. */
const useQueue = create<{ ids: readonly string[] }>(() => ({ ids: [] }))

/** True while the pointer or the focus is in the shown bubble, which has `data-bubble`. */
const isInUse = () =>
  document.querySelector('[data-bubble]:hover, [data-bubble]:focus-within') !== null

/**
 * Shows the bubbles that appear unrequested one at a time.
 * @param isDue true while the bubble is to be shown
 * @param onEnd called when its time is over, or when the page is scrolled while it is due
 * @returns true while the bubble is on screen
 */
export function useBubble(id: string, isDue: boolean, onEnd: () => void): boolean {
  const isShown = useQueue(({ ids }) => ids[0] === id) && isDue
  const handleEnd = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isDue) return undefined
    useQueue.setState(({ ids }) => ({ ids: [...ids, id] }))
    // A new page starts at the top, which the browser reports as a scroll, too.
    const leave = () => {
      if (scrollY > 0) handleEnd()
    }
    addEventListener('scroll', leave, { passive: true })
    return () => {
      removeEventListener('scroll', leave)
      useQueue.setState(({ ids }) => ({ ids: ids.filter((each) => each !== id) }))
    }
  }, [id, isDue])
  useEffect(() => {
    if (!isShown) return undefined
    const end = () => {
      if (isInUse()) timer = setTimeout(end, useTime)
      else handleEnd()
    }
    let timer = setTimeout(end, timeLimits.bubble)
    return () => clearTimeout(timer)
  }, [isShown])
  return isShown
}
