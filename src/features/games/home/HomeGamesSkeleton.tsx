import { GameGridSkeleton } from '../tiles/GameGridSkeleton.tsx'
import classes from './HomeGames.module.css'

/** As many rows as the first screens have. */
const rows = ['one', 'two', 'three', 'four', 'five'] as const

/** The places of the rows that are on their way. */
export function HomeGamesSkeleton() {
  return (
    <div className={classes.waiting} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={classes.section}>
          <span className={classes.waitingTitle} />
          <GameGridSkeleton count={8} layout="row" />
        </div>
      ))}
    </div>
  )
}
