import type { EventName } from '../../api/gen/events.ts'
import type { ReadPath } from '../../api/operations.ts'

const contracts = [
  '/wps/contracts',
  '/wps/contracts/{contractId}',
  '/wps/agent/alerts',
  '/wps/member/info/funds/consolidated',
  // The details of a downline contain the downline's contracts.
  '/wps/agent/downline/{memberId}',
] as const satisfies readonly ReadPath[]

const settlements = [
  '/wps/agent/income',
  '/wps/agent/dividends',
  '/wps/agent/dailySalaries',
  '/wps/agent/hourlySalaries',
  '/wps/agent/realtimeSalaries',
] as const satisfies readonly ReadPath[]

/** Paths of the games' vendors. An event about the platform's status invalidates them (GAME-33). */
const vendorsPath = '/wps/relay/GCSGAME_newGameVendor'
const announcementsPath = '/wps/relay/MCSFE_getListAnnouncements'

/** Paths that each event invalidates. */
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
    // A message may report that a redemption of points was approved or rejected.
    '/wps/relay/MCS2_getRedeemPointList',
    '/wps/relay/MCS2_getPointBalance',
    '/wps/relay/ODSFE2_MemTransDet',
    // Customer service sends a message about each reply.
    '/wps/feedback',
    '/wps/feedback/{feedbackId}',
    // A message may report an action of the other party to a contract.
    ...contracts,
    // A message may report changed rates. They limit the rates that an agent can grant.
    '/wps/agent/invitations',
    // A message may report that an agent of the upline has blocked or unblocked the member.
    '/wps/member/info',
  ],
  announcementPublished: [announcementsPath],
  contractOffered: contracts,
  // The platform settles a contract when it ends, so the settlements change too.
  contractEnded: [...contracts, ...settlements],
  settlementMade: [
    ...settlements,
    '/wps/contracts/{contractId}/period',
    '/wps/agent/overview',
    '/wps/agent/alerts',
    // An agent's debts are withheld from withdrawals and transfers.
    '/wps/withdrawals/terms',
    '/wps/transfers/counterparties',
  ],
  withdrawalDisbursed: [
    '/wps/v2/wallets/balance',
    '/wps/v2/wallets',
    '/wps/withdrawals',
    '/wps/withdrawals/{withdrawalId}',
  ],
  // A verified identity is copied to the profile, and a verified birthday has a VIP bonus.
  identityChanged: [
    '/wps/identity',
    '/wps/deposits/methods',
    '/wps/member/profile',
    '/wps/member/askedFields',
    '/wps/vip',
  ],
  sessionEnded: [],
  statusChanged: [
    '/wps/system/status',
    '/wps/system/whitelabel',
    '/wps/system/countryCodes',
    '/wps/system/setting/register',
    vendorsPath,
  ],
  registrationRulesChanged: ['/wps/system/setting/register', '/wps/member/askedFields'],
  winPosted: [],
  sportsChanged: ['/wps/sports/fixtures'],
}

/** Paths that the events invalidate, without duplicates. */
export function pathsStaleAfter(names: Iterable<EventName>): ReadPath[] {
  return [...new Set([...names].flatMap((name) => staleAfter[name]))]
}

/**
 * Paths that may be outdated since events may have been missed.
 * @param isFirst true for the first connection. The status, the vendors and the announcements are
 * then omitted, since they were just fetched or prerendered.
 */
export function pathsPerhapsStale(isFirst: boolean): ReadPath[] {
  const all = [...new Set(Object.values(staleAfter).flat())]
  const fresh: readonly ReadPath[] = ['/wps/system/status', vendorsPath, announcementsPath]
  return isFirst ? all.filter((path) => !fresh.includes(path)) : all
}
