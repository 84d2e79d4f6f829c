import type { EventName } from '../../api/gen/events.ts'
import type { ReadPath } from '../../api/operations.ts'

const contracts = [
  '/wps/contracts',
  '/wps/contracts/{contractId}',
  '/wps/agent/alerts',
  '/wps/member/info/funds/consolidated',
  // A downline's card tells which are in force.
  '/wps/agent/downline/{memberId}',
] as const satisfies readonly ReadPath[]

const settlements = [
  '/wps/agent/income',
  '/wps/agent/dividends',
  '/wps/agent/dailySalaries',
  '/wps/agent/hourlySalaries',
  '/wps/agent/realtimeSalaries',
] as const satisfies readonly ReadPath[]

/** What each event makes stale, by the paths of the calls that read it. */
const staleAfter: Record<EventName, readonly ReadPath[]> = {
  balanceChanged: [
    '/wps/v2/wallets/balance',
    '/wps/v2/wallets',
    '/wps/v2/wallets/bonuses',
    '/wps/deposits',
    '/wps/deposits/{depositId}',
    '/wps/withdrawals/terms',
    '/wps/transfers',
    '/wps/transfers/counterparties',
    '/wps/vip',
    '/wps/rebates',
    '/wps/identity',
    '/wps/member/limits',
    '/wps/member/realityCheck',
    '/wps/raffles/{promotionId}',
  ],
  messageReceived: [
    '/wps/relay/CSP_unreadCount',
    '/wps/messages',
    // A message tells what became of a redemption.
    '/wps/relay/MCS2_getRedeemPointList',
    '/wps/relay/MCS2_getPointBalance',
    '/wps/relay/ODSFE2_MemTransDet',
    // Customer service tells of its answers by messages.
    '/wps/feedback',
    '/wps/feedback/{feedbackId}',
    // Both sides of a contract are told by messages of what the other does.
    ...contracts,
    // A message tells of other rates, which are the most that an agent can give.
    '/wps/agent/invitations',
    // An agent above them has blocked them, or has ended it.
    '/wps/member/info',
  ],
  announcementPublished: ['/wps/relay/MCSFE_getListAnnouncements'],
  contractOffered: contracts,
  // What was played until then is settled at once.
  contractEnded: [...contracts, ...settlements],
  settlementMade: [
    ...settlements,
    '/wps/contracts/{contractId}/period',
    '/wps/agent/overview',
    '/wps/agent/alerts',
    // Debts of an agent cannot leave the wallet.
    '/wps/withdrawals/terms',
    '/wps/transfers/counterparties',
  ],
  withdrawalDisbursed: [
    '/wps/v2/wallets/balance',
    '/wps/v2/wallets',
    '/wps/withdrawals',
    '/wps/withdrawals/{withdrawalId}',
  ],
  identityChanged: ['/wps/identity', '/wps/deposits/methods'],
  sessionEnded: [],
  statusChanged: [
    '/wps/system/status',
    '/wps/system/whitelabel',
    '/wps/system/countryCodes',
    '/wps/system/setting/register',
  ],
  registrationRulesChanged: ['/wps/system/setting/register'],
  winPosted: [],
}

/** What these events make stale, each path once. */
export function pathsStaleAfter(names: Iterable<EventName>): ReadPath[] {
  return [...new Set([...names].flatMap((name) => staleAfter[name]))]
}

/**
 * What may be stale when any events may have been missed.
 * @param isFirst when the page has just begun to listen: the status, which it read a moment ago and
 *   reads again every minute, is left out.
 */
export function pathsPerhapsStale(isFirst: boolean): ReadPath[] {
  const all = [...new Set(Object.values(staleAfter).flat())]
  return isFirst ? all.filter((path) => path !== '/wps/system/status') : all
}
