import classes from './wallets.module.css'

/** The shape of the wallet page while its balances are on the way. */
export const WalletSkeleton = () => (
  <div className={classes.page} aria-hidden="true">
    <span className={classes.block} data-part="figures" />
    <div className={classes.columns}>
      <span className={classes.block} data-part="form" />
      <span className={classes.block} data-part="form" />
    </div>
  </div>
)
