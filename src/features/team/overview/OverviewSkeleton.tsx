import classes from './overview.module.css'

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Skeleton of the overview, shown while it loads. */
export const OverviewSkeleton = () => (
  <div className={classes.page} aria-hidden="true">
    <span className={classes.alertBlock} />
    <span className={classes.choiceBlock} />
    <FigureSkeleton />
  </div>
)

/** Skeleton of the figures, which depend on the period. */
export const FigureSkeleton = () => (
  <div className={classes.page} aria-hidden="true">
    <span className={classes.comparisonBlock} />
    <div className={classes.figures}>
      {places(8).map((place) => (
        <span key={place} className={classes.figureBlock} />
      ))}
    </div>
    <div className={classes.trends}>
      {places(3).map((place) => (
        <span key={place} className={classes.trendBlock} />
      ))}
    </div>
  </div>
)
