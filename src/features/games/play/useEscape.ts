import { useEffect, useRef } from 'react'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { isPressed } from '../../../ui/isPressed.ts'

/** Closes the game dialog on Escape, unless another dialog is open over it. */
export function useEscape(close: (() => void) | undefined): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  const isHeard = close !== undefined
  useEffect(() => {
    if (!isHeard) return undefined
    const handleKey = (event: KeyboardEvent) => {
      if (!isPressed(event, 'Escape') || event.defaultPrevented) return
      if (useModalStore.getState().modals.at(-1)?.name === 'game') latest.current?.()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isHeard])
}
