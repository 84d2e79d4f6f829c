import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { timeLimits } from '../../lib/timeLimits.ts'

/** Additional milliseconds for a bubble that is pointed at or focused. */
const useTime = 2000

/** Ids of the bubbles to show, in order; only the first is on screen. */
const useQueue = create<{ ids: readonly string[] }>(() => ({ ids: [] }))

/** True while the pointer or the focus is in a bubble. Bubbles have the attribute `data-bubble`. */
const isInUse = () =>
  document.querySelector('[data-bubble]:hover, [data-bubble]:focus-within') !== null

/**
 * Shows bubbles that appear unrequested, such as offers, one at a time.
 * @param isDue true while the bubble should be shown
 * @param onEnd called when its display time is over, or when the page is scrolled while `isDue`
 * @returns true while the bubble is on screen
 */
export function useBubble(id: string, isDue: boolean, onEnd: () => void): boolean {
  const isShown = useQueue(({ ids }) => ids[0] === id) && isDue
  const handleEnd = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isDue) return undefined
    useQueue.setState(({ ids }) => ({ ids: [...ids, id] }))
    // A navigation also fires a scroll event, since it scrolls the page to its top.
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
