import { GameRowSkeleton } from '../tiles/GameGridSkeleton.tsx'
import classes from './HomeGames.module.css'

/** React keys of the rows in the skeleton. */
const rows = ['one', 'two', 'three', 'four', 'five'] as const

/** Skeleton of the first rows of the home page. */
export function HomeGamesSkeleton() {
  return (
    <div className={classes.waiting} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={classes.section}>
          <span className={classes.waitingTitle} />
          <GameRowSkeleton />
        </div>
      ))}
    </div>
  )
}
