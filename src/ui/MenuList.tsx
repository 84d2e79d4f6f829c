import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import classes from './Menu.module.css'
import type { OpenMenu } from './MenuButton.tsx'

export type MenuItem = {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** Count or note at the end of the line. */
  end?: ReactNode
  /** Only for an option among several: true if the option is selected. */
  checked?: boolean
  /** Language of the label, if it is not the page's. */
  lang?: string
  /**
   * URL of an item that is a link. A plain click calls `onSelect`; the browser itself opens a new
   * tab.
   */
  href?: string | undefined
  /** True to keep the list open after a selection. */
  stays?: boolean
  onSelect: () => void
}

type Props = OpenMenu & {
  label: string
  items: readonly MenuItem[]
  /**
   * Content above the items. If the content has an input, the input gets the focus first, and the
   * up and down keys move the focus to the items.
   */
  header?: ReactNode
  align?: 'start' | undefined
}

/** Open list of a menu: actions, options or links, with arrow key navigation. */
export function MenuList({ id, root, close, label, items, header, align }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const closeLatest = useRef(close)
  useEffect(() => {
    closeLatest.current = close
  })
  useEffect(() => {
    // Scrolls to the whole panel, since moving the focus scrolls only to the focused entry. The
    // call is optional, since jsdom lacks `scrollIntoView`.
    panel.current?.scrollIntoView?.({ block: 'nearest' })
    const entries = entriesOf(list.current)
    const chosen = entries.find((entry) => entry.getAttribute('aria-checked') === 'true')
    const field = panel.current?.querySelector('input')
    const first = field ?? chosen ?? entries[0]
    first?.focus()
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        closeLatest.current()
      }
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [root])

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close('toButton')
    else if (event.key === 'Tab') close()
    else if (!isTyping(event)) moveFocus(event, entriesOf(list.current))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys reach it from the menu and the field.
    <div ref={panel} className={classes.panel} data-align={align} onKeyDown={handleKey}>
      {header}
      <div ref={list} id={id} role="menu" tabIndex={-1} aria-label={label}>
        {items.map((item) => (
          <Entry
            key={item.id}
            item={item}
            onChosen={() => {
              if (!item.stays) close('toButton')
              item.onSelect()
            }}
          />
        ))}
      </div>
    </div>
  )
}

function Entry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const props = { tabIndex: -1, lang: item.lang, className: classes.item }
  const content = (
    <>
      {item.icon}
      {item.label}
      {item.end !== undefined && <span className={classes.end}>{item.end}</span>}
    </>
  )
  if (item.href !== undefined) {
    return (
      <a
        role="menuitem"
        {...props}
        href={item.href}
        onClick={(event) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          onChosen()
        }}
      >
        {content}
      </a>
    )
  }
  if (item.checked === undefined) {
    return (
      <button type="button" role="menuitem" {...props} onClick={onChosen}>
        {content}
      </button>
    )
  }
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={item.checked}
      {...props}
      onClick={onChosen}
    >
      {content}
    </button>
  )
}

const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey

const entriesOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
]

/** True for a key that an input handles itself. */
const isTyping = ({ key, target }: KeyboardEvent) =>
  target instanceof HTMLInputElement && key !== 'ArrowDown' && key !== 'ArrowUp'

/** Handles arrow keys, Home, End, and the first letter of an entry. */
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
