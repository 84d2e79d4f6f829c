import { useEffect } from 'react'
import { keepKeys } from '../../../features/games/search/earlyKeys.ts'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** Whether a press is for the search: `/` but while somebody types or plays, Ctrl-K everywhere. */
function isForSearch(event: KeyboardEvent, isForGame: boolean): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
  if (event.defaultPrevented || event.isComposing || altKey) return false
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey
  const isInField = target instanceof Element && target.closest(fields) !== null
  return key === '/' && !ctrlKey && !isInField && !isForGame
}

/**
 * Opens the search by `/`, and by Ctrl-K or Cmd-K. Over a dialog it does not: what is typed there
 * would be lost, and some have to be answered first.
 *
 * @param isForGame whether the page is a game, which has keys of its own
 */
export function useSearchKeys(isForGame: boolean): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isForSearch(event, isForGame) || useModalStore.getState().modals.length > 0) return
      event.preventDefault()
      keepKeys()
      openModal({ name: 'search' })
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isForGame])
}
