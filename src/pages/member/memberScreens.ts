import { type LazyPart, lazyPart } from '../../kit/lazy/lazyPart.tsx'
import type { MemberPageId } from '../../paths.ts'
import { recordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/** What each page of the member centre shows, in a chunk of its own. */
export const memberScreens: Record<MemberPageId, LazyPart<{ page: Page }>> = {
  account: lazyPart(() => import('./AccountScreen.tsx').then((file) => file.AccountScreen)),
  wallet: lazyPart(() =>
    import('../../features/wallet/wallets/WalletPage.tsx').then((file) => file.WalletPage),
  ),
  deposit: lazyPart(() => import('./DepositScreen.tsx').then((file) => file.DepositScreen)),
  withdraw: lazyPart(() => import('./WithdrawScreen.tsx').then((file) => file.WithdrawScreen)),
  transferUpline: lazyPart(() =>
    import('./TransferScreen.tsx').then((file) => file.TransferScreen),
  ),
  bettingRecord: recordScreen(() =>
    import('../../features/bets/betRecords.ts').then((file) => file.betRecords),
  ),
  accountRecord: recordScreen(() =>
    import('../../features/wallet/accountRecords.ts').then((file) => file.accountRecords),
  ),
  profitAndLoss: recordScreen(() =>
    import('../../features/bets/profitRecords.ts').then((file) => file.profitRecords),
  ),
  creditReport: lazyPart(() =>
    import('../../features/wallet/creditReport/CreditReport.tsx').then((file) => file.CreditReport),
  ),
  bonusDetails: recordScreen(() =>
    import('../../features/rewards/bonusRecords.ts').then((file) => file.bonusRecords),
  ),
  rewardCentre: recordScreen(() =>
    import('../../features/rewards/rewardRecords.ts').then((file) => file.rewardRecords),
  ),
  referral: lazyPart(() =>
    import('../../features/referral/Referral.tsx').then((file) => file.Referral),
  ),
  missions: lazyPart(() =>
    import('../../features/rewards/Missions.tsx').then((file) => file.Missions),
  ),
  messages: lazyPart(() => import('../../features/messages/Inbox.tsx').then((file) => file.Inbox)),
  rebates: lazyPart(() => import('./RebatesScreen.tsx').then((file) => file.RebatesScreen)),
}
