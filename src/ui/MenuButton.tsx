import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import classes from './Menu.module.css'

/** Data for the open list of a menu. */
export type OpenMenu = {
  id: string
  /** Element with the button and the list; a press outside closes the list. */
  root: RefObject<HTMLElement | null>
  /** `toButton` returns the focus, as after Escape or a selection. */
  close: (focus?: 'toButton') => void
}

type Props = {
  /** Accessible name of the button. */
  label: string
  button: ReactNode
  buttonClassName?: string | undefined
  /** Value of `data-early`, which identifies the button for a press before hydration. */
  earlyId?: string | undefined
  /** Called when the pointer or focus reaches the button, to preload the list. */
  onNear?: () => void
  /** List, rendered while it is open. */
  list: (open: OpenMenu) => ReactNode
}

/** Button of a menu, small enough for the first paint; its list may load later. */
export function MenuButton({ label, button, buttonClassName, earlyId, onNear, list }: Props) {
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
        data-early={earlyId}
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
