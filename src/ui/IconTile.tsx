import type { ReactNode } from 'react'
import classes from './IconTile.module.css'

type Props = {
  /** `accent` for an active or positive state. */
  tone?: 'quiet' | 'accent'
  children: ReactNode
}

/** Icon of a list row, on a tile. */
export const IconTile = ({ tone = 'quiet', children }: Props) => (
  <span className={classes.tile} data-tone={tone}>
    {children}
  </span>
)
