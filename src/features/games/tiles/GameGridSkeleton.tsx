import classes from './GameGrid.module.css'
import rows from './rows.module.css'

/** `row` is a single row that scrolls. */
export type GridLayout = 'grid' | 'row'

type SkeletonProps = { count: number; layout?: GridLayout }

/** Skeleton of a grid, in its final size. */
export const GameGridSkeleton = ({ count, layout = 'grid' }: SkeletonProps) => (
  <ul className={`${classes.grid} ${rows.rows}`} data-layout={layout} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity other than their position.
      <GamePlace key={index} />
    ))}
  </ul>
)

/** Skeleton of a full row: one element as wide as the row. A CSS mask divides it into tiles. */
export const GameRowSkeleton = () => (
  <div className={classes.grid} aria-hidden="true">
    <span className={`${classes.place} ${classes.row}`}>
      <span className={classes.art} />
      <span className={classes.words}>
        <span className={classes.line} />
        <span className={classes.line} />
      </span>
    </span>
  </div>
)

/** Skeleton of one tile, as a list item. */
export const GamePlace = () => (
  <li className={classes.place} aria-hidden="true">
    <span className={classes.art} />
    <span className={classes.words}>
      <span className={classes.line} />
      <span className={classes.line} data-short />
    </span>
  </li>
)
