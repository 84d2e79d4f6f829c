import classes from './vip.module.css'

/** Skeleton of the VIP club, shown while its data loads. */
export const VipSkeleton = () => (
  <div className={classes.club} aria-hidden="true">
    <span className={classes.block} data-part="standing" />
    <span className={classes.block} data-part="bonuses" />
    <span className={classes.block} data-part="levels" />
  </div>
)
