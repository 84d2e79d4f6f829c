import type { ReactNode } from 'react'
import { CheckIcon } from './controlIcons.tsx'
import { AlertIcon } from './icons.tsx'
import classes from './Timeline.module.css'

export type TimelineStep = {
  id: string
  title: ReactNode
  /** `ended`: it stopped here without success. */
  state: 'done' | 'current' | 'ahead' | 'ended'
  /** When it happened. */
  time?: ReactNode
  /** What it means, or what comes next. */
  note?: ReactNode
}

/** Steps of something that goes on by itself, from the first to the last. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label={label} className={classes.timeline}>
      {steps.map(({ id, title, state, time, note }) => (
        <li
          key={id}
          className={classes.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden="true">
            {state === 'done' && <CheckIcon />}
            {state === 'ended' && <AlertIcon />}
          </span>
          <span className={classes.words}>
            <span className={classes.line}>
              <strong className={classes.title}>{title}</strong>
              {time !== undefined && <span className={classes.time}>{time}</span>}
            </span>
            {note !== undefined && <span className={classes.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
