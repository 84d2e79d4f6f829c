import type { ReactNode } from 'react'
import classes from './Badge.module.css'

export type BadgeTone = 'neutral' | 'good' | 'waiting' | 'bad'

/** Short coloured label for a state. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
