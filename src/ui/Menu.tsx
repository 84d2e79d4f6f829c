import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './Menu.module.css'

type Item = {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** Present for one choice of several: whether it is the chosen one. */
  checked?: boolean
  /** The language of the label, when it is not the page's. */
  lang?: string
  onSelect: () => void
}

type Props = {
  /** The button's accessible name. */
  label: string
  /** What the button shows. */
  button: ReactNode
  buttonClassName?: string | undefined
  items: readonly Item[]
  /** Above the items; no controls. */
  header?: ReactNode
  /** Names the button for a press that comes before the page is hydrated. */
  early?: string
}

/** A button that opens a short list of actions or choices. Light enough for the first paint. */
export function Menu({ label, button, buttonClassName, items, header, early }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const entries = entriesOf(list.current)
    const chosen = entries.find((entry) => entry.getAttribute('aria-checked') === 'true')
    const first = chosen ?? entries[0]
    first?.focus()
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') setOpen(false)
    else moveFocus(event, entriesOf(list.current))
  }
  return (
    <div ref={root} className={classes.root}>
      <button
        ref={trigger}
        type="button"
        className={buttonClassName}
        data-early={early}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {button}
      </button>
      {isOpen && (
        <div className={classes.panel}>
          {header}
          <div
            ref={list}
            id={id}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            onKeyDown={handleKey}
          >
            {items.map((item) => (
              <MenuItem
                key={item.id}
                item={item}
                onChosen={() => {
                  close()
                  item.onSelect()
                }}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function MenuItem({ item, onChosen }: { item: Item; onChosen: () => void }) {
  const props = { tabIndex: -1, lang: item.lang, className: classes.item, onClick: onChosen }
  if (item.checked === undefined) {
    return (
      <button type="button" role="menuitem" {...props}>
        {item.icon}
        {item.label}
      </button>
    )
  }
  return (
    <button type="button" role="menuitemradio" aria-checked={item.checked} {...props}>
      {item.icon}
      {item.label}
    </button>
  )
}

const entriesOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
]

/** Arrow keys, Home, End, and the first letter of an entry. */
function moveFocus(event: KeyboardEvent, entries: HTMLElement[]): void {
  const focused = entries.find((entry) => entry === document.activeElement)
  const index = focused === undefined ? -1 : entries.indexOf(focused)
  const byLetter = (entry: HTMLElement) =>
    entry.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase())
  const following = [...entries.slice(index + 1), ...entries.slice(0, index + 1)]
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: following[0],
    ArrowUp: entries.at(Math.max(index, 0) - 1),
    Home: entries[0],
    End: entries.at(-1),
  }
  const target = event.key.length === 1 ? following.find(byLetter) : targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  target.focus()
}
