import classes from './wallets.module.css'

/** The shape of the wallet page while its balances are on the way. */
export const WalletBones = () => (
  <div className={classes.page} aria-hidden="true">
    <span className={classes.bone} data-part="figures" />
    <div className={classes.columns}>
      <span className={classes.bone} data-part="form" />
      <span className={classes.bone} data-part="form" />
    </div>
  </div>
)
