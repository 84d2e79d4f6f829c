import { Preferences } from '../../features/account/profile/Preferences.tsx'
import { ProfileCard } from '../../features/account/profile/ProfileCard.tsx'
import { ProfileData } from '../../features/account/profile/ProfileData.tsx'
import { SecurityCentre } from '../../features/account/security/SecurityCentre.tsx'
import { LoginHistoryPanel } from '../../features/account/sessions/LoginHistoryPanel.tsx'
import { SessionsPanel } from '../../features/account/sessions/SessionsPanel.tsx'
import { MyContracts } from '../../features/contracts/own/MyContracts.tsx'
import { VipPanel } from '../../features/rewards/VipPanel.tsx'
import layoutClasses from '../../ui/layout.module.css'

/** Account page: profile, VIP level, security and sessions (MEM-05, MEM-22, MEM-24). */
export function AccountScreen() {
  return (
    <div className={layoutClasses.column12}>
      <ProfileCard />
      <MyContracts />
      <VipPanel />
      <ProfileData />
      <SecurityCentre />
      <SessionsPanel />
      <LoginHistoryPanel />
      <Preferences />
    </div>
  )
}
