import { type LazyPart, lazyPart } from '../../kit/hydration/lazyPart.tsx'
import type { MemberPageId } from '../../paths.ts'
import { recordScreen } from '../centre/lazyRecords.tsx'
import type { Page } from '../page.ts'

/** Screen of each page of the member centre, in its own chunk. */
export const memberScreens: Record<MemberPageId, LazyPart<{ page: Page }>> = {
  account: lazyPart(() => import('./AccountScreen.tsx').then((file) => file.AccountScreen)),
  identity: lazyPart(() =>
    import('../../features/identity/IdentityCheck.tsx').then((file) => file.IdentityCheck),
  ),
  wallet: lazyPart(() =>
    import('../../features/wallet/wallets/WalletPage.tsx').then((file) => file.WalletPage),
  ),
  deposit: lazyPart(() => import('./DepositScreen.tsx').then((file) => file.DepositScreen)),
  withdraw: lazyPart(() => import('./WithdrawScreen.tsx').then((file) => file.WithdrawScreen)),
  transferUpline: lazyPart(() =>
    import('./TransferScreen.tsx').then((file) => file.TransferScreen),
  ),
  bettingRecord: recordScreen(() =>
    import('../../features/records/betRecords.ts').then((file) => file.betRecords),
  ),
  accountRecord: recordScreen(() =>
    import('../../features/records/accountRecords.ts').then((file) => file.accountRecords),
  ),
  profitAndLoss: recordScreen(() =>
    import('../../features/records/profitRecords.tsx').then((file) => file.profitRecords),
  ),
  creditReport: lazyPart(() =>
    import('../../features/records/creditReport/CreditReport.tsx').then(
      (file) => file.CreditReport,
    ),
  ),
  bonusDetails: recordScreen(() =>
    import('../../features/records/bonusRecords.ts').then((file) => file.bonusRecords),
  ),
  rewardCentre: lazyPart(() =>
    import('./RewardCentreScreen.tsx').then((file) => file.RewardCentreScreen),
  ),
  redEnvelopes: lazyPart(() =>
    import('../../features/rewards/envelopes/RedEnvelopes.tsx').then((file) => file.RedEnvelopes),
  ),
  wheel: lazyPart(() => import('./WheelScreen.tsx').then((file) => file.WheelScreen)),
  vip: lazyPart(() => import('./VipScreen.tsx').then((file) => file.VipScreen)),
  referral: lazyPart(() => import('./ReferralScreen.tsx').then((file) => file.ReferralScreen)),
  missions: lazyPart(() => import('./MissionsScreen.tsx').then((file) => file.MissionsScreen)),
  points: lazyPart(() => import('./PointsScreen.tsx').then((file) => file.PointsScreen)),
  redemptions: recordScreen(() =>
    import('../../features/points/redeemRecords.ts').then((file) => file.redeemRecords),
  ),
  messages: lazyPart(() => import('../../features/messages/Inbox.tsx').then((file) => file.Inbox)),
  feedback: lazyPart(() => import('./FeedbackScreen.tsx').then((file) => file.FeedbackScreen)),
  rebates: lazyPart(() => import('./RebatesScreen.tsx').then((file) => file.RebatesScreen)),
  protection: lazyPart(() =>
    import('./ProtectionScreen.tsx').then((file) => file.ProtectionScreen),
  ),
  privacy: lazyPart(() => import('./PrivacyScreen.tsx').then((file) => file.PrivacyScreen)),
}
