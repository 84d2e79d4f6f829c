import type { ReactNode } from 'react'
import classes from './TextButton.module.css'

type Props = {
  /** Name of the dialog that the button opens, so that a press before hydration opens it too. */
  opens?: string
  /** For a button that opens and closes a panel: true while the panel is open. */
  isExpanded?: boolean
  /** Accessible name, for buttons that share their visible text; begins with that text. */
  label?: string
  onClick: () => void
  children: ReactNode
}

/** Button that looks like text, for an action within a sentence. */
export function TextButton({ opens, isExpanded, label, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={classes.button}
      data-opens={opens}
      aria-expanded={isExpanded}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
