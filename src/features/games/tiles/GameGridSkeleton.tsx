import classes from './GameGrid.module.css'
import rows from './rows.module.css'

/** `row` is one line that scrolls. */
export type GridLayout = 'grid' | 'row'

type SkeletonProps = { count: number; layout?: GridLayout }

/** The places of tiles that are on their way, in their final size. */
export const GameGridSkeleton = ({ count, layout = 'grid' }: SkeletonProps) => (
  <ul className={`${classes.grid} ${rows.rows}`} data-layout={layout} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty places are told apart by nothing else.
      <GamePlace key={index} />
    ))}
  </ul>
)

/** The place of one tile, as an item of a list. */
export const GamePlace = () => (
  <li className={classes.place} aria-hidden="true">
    <span className={classes.art} />
    <span className={classes.words}>
      <span className={classes.line} />
      <span className={classes.line} data-short />
    </span>
  </li>
)
