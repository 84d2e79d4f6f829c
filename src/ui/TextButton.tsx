import type { ReactNode } from 'react'
import classes from './TextButton.module.css'

type Props = {
  /** Name of the dialog that it opens, for a press before hydration. */
  opens?: string
  /** True while the controlled panel is rendered. */
  isExpanded?: boolean
  onClick: () => void
  children: ReactNode
}

/** Action that reads as part of its sentence. */
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
