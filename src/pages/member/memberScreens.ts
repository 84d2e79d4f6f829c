import { type LazyPart, lazyPart } from '../../kit/lazy/lazyPart.tsx'
import type { MemberPageId } from '../../paths.ts'
import { recordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/** What each page of the member centre shows, in a chunk of its own. */
export const memberScreens: Record<MemberPageId, LazyPart<{ page: Page }>> = {
  account: lazyPart(() => import('./AccountScreen.tsx').then((file) => file.AccountScreen)),
  wallet: lazyPart(() => import('../../features/wallet/Wallets.tsx').then((file) => file.Wallets)),
  deposit: lazyPart(() =>
    import('../../features/wallet/DepositMethods.tsx').then((file) => file.DepositMethods),
  ),
  withdraw: lazyPart(() =>
    import('../../features/wallet/Withdrawal.tsx').then((file) => file.Withdrawal),
  ),
  transferUpline: lazyPart(() =>
    import('../../features/wallet/TransferFacts.tsx').then((file) => file.TransferFacts),
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
