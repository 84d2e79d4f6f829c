import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { SearchIcon } from '../../../ui/searchIcon.tsx'
import classes from './SearchBar.module.css'
import type { useRowChoice } from './useRowChoice.ts'

type Props = {
  ref: Ref<HTMLInputElement>
  text: string
  onChange: (text: string) => void
  choice: Pick<ReturnType<typeof useRowChoice>, 'gridId' | 'activeId' | 'handleKey' | 'hasRows'>
}

/** Search field. Keys select results while the focus stays in the field. */
export function SearchBar({ ref, text, onChange, choice }: Props) {
  const intl = useIntl()
  return (
    <div className={classes.bar}>
      <SearchIcon />
      <input
        ref={ref}
        className={classes.field}
        type="text"
        role="combobox"
        aria-label={intl.formatMessage({ id: 'games.search.label' })}
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={choice.hasRows}
        aria-controls={choice.hasRows ? choice.gridId : undefined}
        aria-activedescendant={choice.activeId}
        placeholder={intl.formatMessage({ id: 'games.search.placeholder' })}
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        dir="auto"
        data-autofocus=""
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={choice.handleKey}
      />
      {text !== '' && (
        <button
          type="button"
          className={classes.clear}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            onChange('')
            event.currentTarget.parentElement?.querySelector('input')?.focus()
          }}
        >
          {intl.formatMessage({ id: 'games.search.clear' })}
        </button>
      )}
      <CloseButton label={intl.formatMessage({ id: 'app.close' })} data-cross="" />
    </div>
  )
}
