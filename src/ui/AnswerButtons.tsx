import type { ReactNode } from 'react'
import classes from './AnswerButtons.module.css'

/**
 * Buttons that answer a dialog's question. The primary one comes last in a row, and on top in a
 * narrow dialog.
 */
export const AnswerButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.answers}>{children}</div>
)
