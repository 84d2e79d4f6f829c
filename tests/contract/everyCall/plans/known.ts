/** Accepted findings of `plans.ts`, by table and filter columns. */

/** Tables that stay small, so that full scans are cheap. */
export const smallTables: Readonly<Record<string, string>> = {
  ruleVersions: 'one row each time that an operator publishes rules',
  formHours: 'one row an hour, of eight days (`formHoursKept`)',
}

/** Accepted sorting of one owner's rows, with the reason why every owner has few of these rows. */
export const shortLists: Readonly<Record<string, string>> = {
  'contracts: downlineId': 'one of a kind is in force; what ended is a few a year',
  'contracts: downlineId status': 'as above',
  'contracts: downlineId kind status': 'as above',
  'contracts: status kind downlineId expiresAt': 'as above',
  'deposits: memberId status': 'orders that are open, which end within hours',
  'devices: memberId': 'one a session that has not expired',
  'files: memberId': 'at most the total of a member (`memberFiles`)',
  'identitySteps: memberId': 'one a step of the check',
  'identitySteps: memberId state': 'as above',
  'invitations: agentId endedAt': 'links that an agent has open',
  'logins: memberId outcome network browser system': 'of ninety days, from one network',
  'noticeChoices: memberId': 'one a kind of notice',
  'passkeys: memberId': 'at most twenty (`mostPasskeys`)',
  'payoutAccounts: memberId': 'at most five (`mostAccounts`)',
  'playDays: memberId day': 'of forty days (`playDaysKept`)',
  'playerLimits: memberId kind': 'one a span, and one that waits',
  'promotionEntries: memberId status': 'one a promotion',
  'pushDevices: memberId': 'devices that were here in the last ninety days',
  'rebateAccruals: memberId': 'one a type of game',
  'referralDays: referrerId': 'one a day',
  'referralDays: referrerId claimedAt day': 'one a day',
  'sessions: memberId': 'those that have not expired',
  'teamLinks: memberId': 'one a level above',
  'transfers: memberId direction createdAt': 'of the day that a limit counts',
  'vipClaims: memberId': 'one a bonus of a level, a week or a month',
  'withdrawals: memberId createdAt': 'of one day, which has a most',
}

type Known = { call: string; place: string; reason: string }

/**
 * Queries that sort the rows of many owners. They read the owners in chunks, sized by row counts,
 * so that each statement sorts a bounded number of rows.
 */
export const boundedPieces: readonly Known[] = [
  {
    call: 'GET /wps/agent/transactions',
    place: 'ledgerEntries: account at',
    reason: 'members with at most 2,000 entries on the days of the page (`mostRows`)',
  },
  {
    call: 'GET /wps/agent/bets',
    place: 'bets: memberId placedAt',
    reason: 'the same of bets',
  },
]
