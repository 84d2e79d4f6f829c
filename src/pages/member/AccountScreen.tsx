import { ProfilePanel } from '../../features/account/ProfilePanel.tsx'
import { SecurityPanel } from '../../features/account/SecurityPanel.tsx'
import { VipPanel } from '../../features/rewards/VipPanel.tsx'
import classes from './AccountScreen.module.css'

/** Where the member stands, who they are, and how safe the account is (MEM-05, MEM-22). */
export function AccountScreen() {
  return (
    <div className={classes.panels}>
      <VipPanel />
      <ProfilePanel />
      <SecurityPanel />
    </div>
  )
}
