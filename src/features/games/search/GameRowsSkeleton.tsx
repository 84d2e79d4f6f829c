import classes from './GameRow.module.css'
import results from './SearchResults.module.css'

const places = [0, 1, 2, 3, 4, 5]

/** Skeleton of game rows, in their final size. */
export const GameRowsSkeleton = () => (
  <div className={results.skeleton} aria-hidden="true">
    {places.map((place) => (
      <div key={place} className={classes.row} data-skeleton="">
        <span className={classes.art} />
        <span className={classes.facts}>
          <span className={classes.block} />
          <span className={classes.block} data-short="" />
        </span>
      </div>
    ))}
  </div>
)
