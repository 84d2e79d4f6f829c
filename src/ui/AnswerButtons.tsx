import type { ReactNode } from 'react'
import classes from './AnswerButtons.module.css'

/** The answers to what a dialog asks, the main one last; above the others where room is short. */
export const AnswerButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.answers}>{children}</div>
)
