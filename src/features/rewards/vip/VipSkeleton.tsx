import classes from './vip.module.css'

/** The shape of the VIP club while its answer is on the way. */
export const VipSkeleton = () => (
  <div className={classes.club} aria-hidden="true">
    <span className={classes.block} data-part="standing" />
    <span className={classes.block} data-part="bonuses" />
    <span className={classes.block} data-part="levels" />
  </div>
)
