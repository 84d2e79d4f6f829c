import type { ReactNode } from 'react'
import classes from './TopBar.module.css'

/** Sticky bar on top of a page: the brand at its start, tools at its end. */
export function TopBar({ brand, children }: { brand: ReactNode; children: ReactNode }) {
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        {brand}
        <div className={classes.end}>
          {children}
          <span className={classes.last} hidden />
        </div>
      </div>
    </header>
  )
}
