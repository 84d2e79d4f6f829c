import type { ReactNode } from 'react'
import classes from './TextButton.module.css'

type Props = {
  /** Name of the dialog that it opens, for a press before hydration. */
  opens?: string
  /** True while the controlled panel is rendered. */
  isExpanded?: boolean
  /** Accessible name that begins with the visible text, where several buttons share the text. */
  label?: string
  onClick: () => void
  children: ReactNode
}

/** Action that reads as part of its sentence. */
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
