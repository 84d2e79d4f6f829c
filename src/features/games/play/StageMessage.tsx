import type { ReactNode } from 'react'
import classes from './StageMessage.module.css'

/** Alert shown in place of a game. */
export function StageMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.message} role="alert">
      <h2 className={classes.title}>{title}</h2>
      {children}
    </div>
  )
}
