import type { ReactNode } from 'react'
import classes from './TextButton.module.css'

/** An action that reads as part of its sentence. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.button} onClick={onClick}>
      {children}
    </button>
  )
}
