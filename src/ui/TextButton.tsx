import type { ReactNode } from 'react'
import classes from './TextButton.module.css'

type Props = {
  /** The dialog that it opens, for a press that comes before the page can answer. */
  opens?: string
  onClick: () => void
  children: ReactNode
}

/** An action that reads as part of its sentence. */
export function TextButton({ opens, onClick, children }: Props) {
  return (
    <button type="button" className={classes.button} data-opens={opens} onClick={onClick}>
      {children}
    </button>
  )
}
