import { Balance } from '../../../features/wallet/Balance.tsx'
import { CashierLink } from '../../../features/wallet/CashierLink.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import classes from './MemberTools.module.css'

/** Header tools of a member: balance, deposit and withdrawal, account menu (HEAD-02 to HEAD-04). */
export function MemberTools() {
  return (
    <div className={classes.member}>
      <Balance place="header" />
      <div className={classes.cashier}>
        <CashierLink way="deposit" />
        <CashierLink way="withdraw" />
      </div>
      <div className={classes.account}>
        <AccountMenu />
      </div>
    </div>
  )
}
