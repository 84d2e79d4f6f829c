import classes from './Fixtures.module.css'

/** Placeholder rows with the geometry of matches. */
export const FixturesSkeleton = ({ count, isShort }: { count: number; isShort: boolean }) => (
  <div className={classes.list} data-few={isShort || undefined} aria-hidden="true">
    {Array.from({ length: count }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are equal.
      <div key={row} className={classes.fixture}>
        <span className={classes.facts} />
        <span className={`${classes.match} ${classes.waiting}`} />
        <span className={classes.prices}>
          <span className={classes.noPrice} />
          <span className={classes.noPrice} />
          <span className={classes.noPrice} />
        </span>
      </div>
    ))}
  </div>
)
