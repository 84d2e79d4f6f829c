import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { SearchInput } from '../../../../ui/field/SearchInput.tsx'
import { isPressed } from '../../../../ui/isPressed.ts'

/** Milliseconds after the last key until a search begins. */
const pause = 200

type Props = {
  /** What is searched for, as the address has it. */
  name: string
  /** @param isTyping whether more is likely to come */
  onSearch: (name: string, isTyping: boolean) => void
}

/**
 * Searches the list for a name (LOB-16): a moment after the last key, and at once by Enter. What is
 * typed stays when the answer comes late.
 */
export function SearchField({ name, onSearch }: Props) {
  const intl = useIntl()
  const [text, setText] = useState(name)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [asked, setAsked] = useState(name)
  if (name !== asked) {
    setAsked(name)
    // Another filter or Back has another search; a search of one's own has what is typed already.
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
