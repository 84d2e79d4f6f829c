import type { ReactNode } from 'react'
import { AlertIcon, Icon } from './icons.tsx'
import classes from './Notice.module.css'

type Props = {
  /** `good` for a success. */
  tone?: 'neutral' | 'good' | 'failure' | 'warning'
  title?: ReactNode
  children?: ReactNode
  /** Buttons beside the text where there is room, otherwise below it. */
  actions?: ReactNode
  /**
   * Announces the notice when it appears: `alert` at once, `status` when the screen reader is idle.
   */
  role?: 'alert' | 'status'
}

/** Coloured box with a message to the user. */
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

// The icon is defined here, since notices are part of the first paint and the file `controlIcons`
// is not.
const DoneIcon = () => (
  <Icon>
    <path d="m4 10.5 4 4 8-9" />
  </Icon>
)
