import classes from './overview.module.css'

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** The shape of the overview while its answers are on the way. */
export const OverviewBones = () => (
  <div className={classes.page} aria-hidden="true">
    <span className={classes.alertBone} />
    <span className={classes.choiceBone} />
    <FigureBones />
  </div>
)

/** The shape of what depends on the period. */
export const FigureBones = () => (
  <div className={classes.page} aria-hidden="true">
    <span className={classes.comparisonBone} />
    <div className={classes.figures}>
      {places(8).map((place) => (
        <span key={place} className={classes.figureBone} />
      ))}
    </div>
    <div className={classes.trends}>
      {places(3).map((place) => (
        <span key={place} className={classes.trendBone} />
      ))}
    </div>
  </div>
)
