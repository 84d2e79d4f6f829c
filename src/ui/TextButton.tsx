import type { ReactNode } from 'react'
import classes from './TextButton.module.css'

type Props = {
  /** The dialog that it opens, for a press that comes before the page can answer. */
  opens?: string
  /** Whether what it shows and hides is there. */
  isExpanded?: boolean
  onClick: () => void
  children: ReactNode
}

/** An action that reads as part of its sentence. */
export function TextButton({ opens, isExpanded, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={classes.button}
      data-opens={opens}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
