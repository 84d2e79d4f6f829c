import type { ReactNode } from 'react'
import { CheckIcon } from './controlIcons.tsx'
import { AlertIcon } from './icons.tsx'
import layoutClasses from './layout.module.css'
import classes from './Timeline.module.css'
import textClasses from './text.module.css'

export type TimelineStep = {
  id: string
  title: ReactNode
  /** `ended`: the process stopped here without success. */
  state: 'done' | 'current' | 'ahead' | 'ended'
  time?: ReactNode
  /** Explanation of the step, or a note on what happens next. */
  note?: ReactNode
}

/** Steps of a process in order. */
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
          <span className={layoutClasses.words}>
            <span className={classes.line}>
              <strong className={classes.title}>{title}</strong>
              {time !== undefined && <span className={textClasses.moment}>{time}</span>}
            </span>
            {note !== undefined && <span className={textClasses.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
