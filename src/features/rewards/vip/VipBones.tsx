import classes from './vip.module.css'

/** The shape of the VIP club while its answer is on the way. */
export const VipBones = () => (
  <div className={classes.club} aria-hidden="true">
    <span className={classes.bone} data-part="standing" />
    <span className={classes.bone} data-part="bonuses" />
    <span className={classes.bone} data-part="levels" />
  </div>
)
