import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

type Props = {
  text: ReactNode
  /** Picture of the missing items, from `ui/pictures`. */
  picture?: ReactNode
  /** `panel` has the background of a panel, to replace the panels of a page. */
  surface?: 'page' | 'panel'
  /** Links or buttons for the next step. */
  children?: ReactNode
}

/** Placeholder of an empty list; announced when it appears. */
export function EmptyState({ text, picture, surface = 'page', children }: Props) {
  return (
    <div className={classes.empty} data-surface={surface}>
      {picture ?? <NoPicture />}
      <p role="status" className={classes.text}>
        {text}
      </p>
      {children}
    </div>
  )
}

const NoPicture = () => (
  <svg aria-hidden="true" width="72" height="72" viewBox="0 0 72 72" fill="none">
    <rect x="10" y="16" width="52" height="40" rx="8" fill="var(--art-mid)" />
    <path
      d="M22 40l8-10 8 8 6-7 8 9"
      stroke="var(--art-accent)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="49" cy="27" r="4" fill="var(--art-gold)" />
  </svg>
)
