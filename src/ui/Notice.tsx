import type { ReactNode } from 'react'
import { AlertIcon } from './icons.tsx'
import classes from './Notice.module.css'

type Props = {
  tone?: 'neutral' | 'failure' | 'warning'
  title?: ReactNode
  children?: ReactNode
  /** Buttons, below the text. */
  actions?: ReactNode
  /** Read out when it appears: `alert` at once, `status` when the reader is idle. */
  role?: 'alert' | 'status'
}

/** A coloured box with something that the visitor should know. */
export function Notice({ tone = 'neutral', title, children, actions, role }: Props) {
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      <AlertIcon />
      <div className={classes.text}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  )
}
