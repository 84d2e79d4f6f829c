import type { ReactNode } from 'react'
import { AlertIcon, Icon } from './icons.tsx'
import classes from './Notice.module.css'

type Props = {
  /** `good` for what has succeeded. */
  tone?: 'neutral' | 'good' | 'failure' | 'warning'
  title?: ReactNode
  children?: ReactNode
  /** Buttons, beside the text where there is room, else below it. */
  actions?: ReactNode
  /** Read out when it appears: `alert` at once, `status` when the reader is idle. */
  role?: 'alert' | 'status'
}

/** A coloured box with something that the visitor should know. */
export function Notice({ tone = 'neutral', title, children, actions, role }: Props) {
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      {tone === 'good' ? <DoneIcon /> : <AlertIcon />}
      <div className={classes.body}>
        <div className={classes.text}>
          {title !== undefined && <p className={classes.title}>{title}</p>}
          {children}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  )
}

// Not from `controlIcons`: notices are of the first paint, those icons are not.
const DoneIcon = () => (
  <Icon>
    <path d="m4 10.5 4 4 8-9" />
  </Icon>
)
