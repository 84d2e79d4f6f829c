import classes from './wallets.module.css'

/** Skeleton of the wallet page, shown while the balances load. */
export const WalletSkeleton = () => (
  <div className={classes.page} aria-hidden="true">
    <span className={classes.block} data-part="figures" />
    <div className={classes.columns}>
      <span className={classes.block} data-part="form" />
      <span className={classes.block} data-part="form" />
    </div>
  </div>
)
