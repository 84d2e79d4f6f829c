import { useIntl } from 'react-intl'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { openingOf } from '../../../kit/modal/openingOf.ts'
import { SearchIcon } from '../../../ui/searchIcon.tsx'
import classes from './Header.module.css'
import { useSearchKeys } from './useSearchKeys.ts'

/** Opens the search, also on small screens; keys open it from every page (ACT-22). */
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
