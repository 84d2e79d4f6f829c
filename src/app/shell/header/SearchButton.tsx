import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { keepKeys } from '../../../features/games/search/earlyKeys.ts'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { openingOf } from '../../../kit/modal/openingOf.ts'
import { SearchIcon } from '../../../ui/searchIcon.tsx'
import classes from '../../../ui/TopBar.module.css'

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
 * Opens the search by `/`, and by Ctrl-K or Cmd-K. The keys do nothing while a dialog is open,
 * because the search would replace the dialog.
 * @param isForGame true on the page of a game, which has its own keys
 */
function useSearchKeys(isForGame: boolean): void {
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

/**
 * Button that opens the search, on every screen size; shortcuts open it from every page (ACT-22).
 */
export function SearchButton({ isForGame }: { isForGame: boolean }) {
  const intl = useIntl()
  useSearchKeys(isForGame)
  const { onPointerEnter, onPointerDown, onFocus } = openingOf('search')
  return (
    <button
      type="button"
      className={classes.tool}
      data-early="search"
      data-everywhere=""
      aria-label={intl.formatMessage({ id: 'header.search' })}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={onPointerEnter}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
      onClick={() => openModal({ name: 'search' })}
    >
      <SearchIcon />
    </button>
  )
}
