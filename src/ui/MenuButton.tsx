import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import classes from './Menu.module.css'

/** What an open list of a menu needs to know. */
export type OpenMenu = {
  id: string
  /** Button and list: whatever lies outside closes the list. */
  root: RefObject<HTMLElement | null>
  /** `toButton` gives the focus back, as after Escape or a choice. */
  close: (focus?: 'toButton') => void
}

type Props = {
  /** The button's accessible name. */
  label: string
  /** What the button shows. */
  button: ReactNode
  buttonClassName?: string | undefined
  /** Names the button for a press that comes before the page is hydrated. */
  early?: string | undefined
  /** Somebody is about to press: a moment to fetch what is needed then. */
  onNear?: () => void
  /** The list, while it is open. */
  list: (open: OpenMenu) => ReactNode
}

/** The button of a menu. Light enough for the first paint; its list may come later. */
export function MenuButton({ label, button, buttonClassName, early, onNear, list }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = (focus?: 'toButton') => {
    setOpen(false)
    if (focus) trigger.current?.focus()
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
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {button}
      </button>
      {isOpen && list({ id, root, close })}
    </div>
  )
}
