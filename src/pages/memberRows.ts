import { prefetchDeposit } from '../features/deposits/deposit.queries.ts'
import { walletsQuery } from '../features/wallet/wallets.queries.ts'
import { prefetchWithdrawal } from '../features/withdrawals/withdrawal.queries.ts'
import { prefetchIdentity } from '../identity/identityCheck/identity.queries.ts'
import { type MemberPageId, paths } from '../paths.ts'
import type { Flag } from '../session/flags.ts'
import type { Badge, CentreRow } from './page.ts'

/**
 * Pages of the member centre in the order of its menu (`member/memberGroups.ts`). A comment at an
 * id is the page's name in the specification, or `new` if the specification lacks the page.
 */
const ids: readonly MemberPageId[] = [
  'wallet', // transferFund
  'deposit', // depositv2
  'withdraw',
  'transferUpline',
  'accountRecord', // transactionHistory
  'creditReport',
  'bettingRecord', // personalHistoryCopy
  'profitAndLoss', // personalProfit
  'protection',
  'rewardCentre', // rewardCenter
  'bonusDetails',
  'missions', // missionLeaderboard
  'redEnvelopes', // PROMO-09
  'wheel', // new (PROMO-07)
  'vip',
  'rebates', // manualRebate
  'points', // part of pointMall (PTS-03)
  'redemptions', // part of pointMall
  'referral',
  'account', // securityCenter, the default
  'identity', // new
  'privacy', // new (MEM-24)
  'messages', // messageV2
  'feedback', // new (MSG-05)
]

/** Module without which a page does not exist. */
const flags: Partial<Record<MemberPageId, Flag>> = {
  vip: 'VIP3',
  referral: 'REFERRAL3',
  redEnvelopes: 'REDENVELOPE3',
  wheel: 'WHEEL3',
  points: 'PTSYS3',
  redemptions: 'PTSYS3',
}

/**
 * Badges of pages in the menu (MEM-19 to MEM-21). The badge of the account page counts the offered
 * contracts.
 */
const badges: Partial<Record<MemberPageId, Badge>> = {
  rewardCentre: 'rewards',
  missions: 'missions',
  messages: 'messages',
  account: 'contracts',
}

/** Functions that prefetch the data of pages about money. */
const prefetches: Partial<Record<MemberPageId, CentreRow['prefetch']>> = {
  wallet: (client) => client.prefetchQuery(walletsQuery()),
  deposit: (client) => Promise.all([prefetchDeposit(client), prefetchIdentity(client)]),
  withdraw: (client) => Promise.all([prefetchWithdrawal(client), prefetchIdentity(client)]),
  identity: prefetchIdentity,
}

/** Pages of the member centre for its menu and for the list of all pages. */
export const memberRows: readonly CentreRow[] = ids.map((id) => ({
  id: `member.${id}`,
  paths: id === 'account' ? [paths.member(), paths.member(id)] : [paths.member(id)],
  titleId: `pages.member.${id}`,
  ...(flags[id] !== undefined && { flag: flags[id] }),
  ...(badges[id] !== undefined && { badge: badges[id] }),
  ...(prefetches[id] !== undefined && { prefetch: prefetches[id] }),
}))
