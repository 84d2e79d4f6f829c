import type { ReactNode } from 'react'
import classes from './IconTile.module.css'

type Props = {
  /** `accent` where what it stands for is on or good. */
  tone?: 'quiet' | 'accent'
  /** The icon. */
  children: ReactNode
}

/** The icon of a row of a list, on a tile of its own. */
export const IconTile = ({ tone = 'quiet', children }: Props) => (
  <span className={classes.tile} data-tone={tone}>
    {children}
  </span>
)
