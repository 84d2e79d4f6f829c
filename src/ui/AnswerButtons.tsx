import type { ReactNode } from 'react'
import classes from './AnswerButtons.module.css'

/** Buttons that answer a dialog's question, the primary one last, or on top in narrow dialogs. */
export const AnswerButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.answers}>{children}</div>
)
