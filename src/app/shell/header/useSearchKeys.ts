import { useEffect } from 'react'
import { keepKeys } from '../../../features/games/search/earlyKeys.ts'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/**
 * True for a key that opens the search: `/` outside of text fields and games, Ctrl-K or Cmd-K
 * everywhere.
 */
function isForSearch(event: KeyboardEvent, isForGame: boolean): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
  if (event.defaultPrevented || event.isComposing || altKey) return false
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey
  const isInField = target instanceof Element && target.closest(fields) !== null
  return key === '/' && !ctrlKey && !isInField && !isForGame
}

/**
 * Opens the search by `/`, and by Ctrl-K or Cmd-K. Over a dialog the keys do nothing: its form
 * values would be lost, and some dialogs require an answer.
 *
 * @param isForGame true on the page of a game, which has its own keys
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
