import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { SearchInput } from '../../../../ui/field/SearchInput.tsx'
import { isPressed } from '../../../../ui/isPressed.ts'

/** Debounce of the search in milliseconds. */
const pause = 200

type Props = {
  /** Search text in the URL. */
  name: string
  /** @param isTyping true if more text is likely to follow */
  onSearch: (name: string, isTyping: boolean) => void
}

/**
 * Field that searches the list by name (LOB-16), after a pause in typing or at once on Enter. Text
 * typed during a search is kept.
 */
export function SearchField({ name, onSearch }: Props) {
  const intl = useIntl()
  const [text, setText] = useState(name)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [asked, setAsked] = useState(name)
  if (name !== asked) {
    setAsked(name)
    // Shows a search text that a filter or the Back button has set. If the search text comes from
    // this field, the typed text with its spaces is kept.
    if (name !== text.trim()) setText(name)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (next: string, isTyping: boolean) => {
    clearTimeout(timer.current)
    onSearch(next, isTyping)
  }
  return (
    <SearchInput
      label={intl.formatMessage({ id: 'games.filters.search' })}
      maxLength={100}
      value={text}
      onChange={(event) => {
        const next = event.target.value
        setText(next)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => search(next, true), next === '' ? 0 : pause)
      }}
      onKeyDown={(event) => {
        if (isPressed(event, 'Enter')) search(text, false)
      }}
    />
  )
}
