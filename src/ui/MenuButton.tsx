import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import classes from './Menu.module.css'

/** Props that a menu's button passes to its open list. */
export type OpenMenu = {
  id: string
  /** Element with the button and the list; a press outside closes the list. */
  root: RefObject<HTMLElement | null>
  /** Closes the list; with `toButton` the button gets the focus, as after Escape or a selection. */
  close: (focus?: 'toButton') => void
}

type Props = {
  /** Accessible name of the button. */
  label: string
  button: ReactNode
  buttonClassName?: string | undefined
  /**
   * Value of `data-early`. It identifies the button, so that a press before hydration is repeated
   * afterwards.
   */
  earlyId?: string | undefined
  /** Called when the pointer or focus reaches the button, to preload the list. */
  onNear?: () => void
  /** Renders the list while the menu is open. */
  list: (open: OpenMenu) => ReactNode
}

/**
 * Button that opens a menu. It is small enough for the first paint, while the list can load later.
 */
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
