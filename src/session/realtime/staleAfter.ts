import type { EventName } from '../../api/gen/events.ts'
import type { ReadPath } from '../../api/operations.ts'

const contracts = [
  '/wps/contracts',
  '/wps/contracts/{contractId}',
  '/wps/agent/alerts',
  '/wps/member/info/funds/consolidated',
  // A downline's details list the contracts in force.
  '/wps/agent/downline/{memberId}',
] as const satisfies readonly ReadPath[]

const settlements = [
  '/wps/agent/income',
  '/wps/agent/dividends',
  '/wps/agent/dailySalaries',
  '/wps/agent/hourlySalaries',
  '/wps/agent/realtimeSalaries',
] as const satisfies readonly ReadPath[]

/** Vendors of the games, which a change of the platform's status flushes (GAME-33). */
const vendorsPath = '/wps/relay/GCSGAME_newGameVendor'

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
    // A message reports whether a redemption of points was approved or rejected.
    '/wps/relay/MCS2_getRedeemPointList',
    '/wps/relay/MCS2_getPointBalance',
    '/wps/relay/ODSFE2_MemTransDet',
    // Customer service sends a message about each reply.
    '/wps/feedback',
    '/wps/feedback/{feedbackId}',
    // Messages inform both sides of a contract about the other's actions.
    ...contracts,
    // A message reports changed rates, which limit the rates that an agent can grant.
    '/wps/agent/invitations',
    // An agent of the upline has blocked the member or ended the block.
    '/wps/member/info',
  ],
  announcementPublished: ['/wps/relay/MCSFE_getListAnnouncements'],
  contractOffered: contracts,
  // Bets up to the end of a contract are settled at once.
  contractEnded: [...contracts, ...settlements],
  settlementMade: [
    ...settlements,
    '/wps/contracts/{contractId}/period',
    '/wps/agent/overview',
    '/wps/agent/alerts',
    // An agent's debts cannot leave the wallet.
    '/wps/withdrawals/terms',
    '/wps/transfers/counterparties',
  ],
  withdrawalDisbursed: [
    '/wps/v2/wallets/balance',
    '/wps/v2/wallets',
    '/wps/withdrawals',
    '/wps/withdrawals/{withdrawalId}',
  ],
  // A verified person's data become those of the profile, and the birthday has a bonus.
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

/** Paths that these events invalidate, each once. */
export function pathsStaleAfter(names: Iterable<EventName>): ReadPath[] {
  return [...new Set([...names].flatMap((name) => staleAfter[name]))]
}

/**
 * Paths that may be outdated when events may have been missed.
 * @param isFirst true at the start of listening: status and vendors are omitted, because they were
 * just read or came with the page, and the status is polled every minute.
 */
export function pathsPerhapsStale(isFirst: boolean): ReadPath[] {
  const all = [...new Set(Object.values(staleAfter).flat())]
  const fresh: readonly ReadPath[] = ['/wps/system/status', vendorsPath]
  return isFirst ? all.filter((path) => !fresh.includes(path)) : all
}
