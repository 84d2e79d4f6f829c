/**
 * Effect of closing an account on each collection (LGPD, articles 16 and 18). A new collection does
 * not compile without an entry here.
 */
import { isProven } from '../../../accounts/limits/personAccounts.ts'
import type { Collections, DomainTables } from '../../../base/collections/collections.ts'
import { removeFiles } from '../../../base/files/files.ts'
import type { Collection, RowOf } from '../../../base/storage/store.ts'

/** Columns by which rows are erased: they contain the member's id. */
type Erased<Name extends keyof Collections> = {
  erasedBy: readonly (keyof RowOf<Collections[Name]> & string)[]
}
type Erasure<Name extends keyof Collections> =
  | Erased<Name>
  | { retention: string }
  | { apart: string }

const law = {
  retention: 'Payments, transfers and bets are kept for five years by the rules of betting.',
}
const ofNobody = { retention: 'It is about the platform, and no member.' }
const temporaryData = { retention: 'It is a fingerprint, gone within a day.' }
const byMember = { erasedBy: ['memberId'] } as const
const byId = { erasedBy: ['id'] } as const

export const erasures: { readonly [Name in keyof Collections]: Erasure<Name> } = {
  members: { apart: 'The row stays without contacts and profile: its username stays taken.' },
  payers: { apart: 'Identity, which goes to `closedAccounts`.' },
  payoutAccounts: { apart: 'Identity, which goes to `closedAccounts`.' },
  files: { apart: 'Proofs of payments and of identity are kept by law, other pictures erased.' },
  fileContents: { apart: 'As of `files`.' },
  dataExports: { apart: 'Erased with its parts.' },
  dataExportParts: { apart: 'Erased with its export.' },
  closedAccounts: { apart: 'It says that the account is closed.' },
  identitySteps: { apart: 'What was accepted is kept by law with its pictures, the rest erased.' },
  personAccounts: { apart: 'Limits and exclusions follow the person for the time of the market.' },
  playDays: { apart: 'Kept for forty days where they count towards a limit of the person.' },

  memberSettings: byId,
  noticeChoices: byMember,
  outgoingNotices: byMember,
  pushDevices: byMember,
  sessions: byMember,
  devices: byMember,
  presences: byId,
  secondSteps: byMember,
  recoveryCodes: byMember,
  passkeys: byMember,
  loginDays: byMember,
  knownAddresses: byMember,
  socialAccounts: byMember,
  playerLimits: byMember,
  rebateAccruals: byMember,
  pointAccounts: byId,
  pointEntries: byMember,
  pointRedemptions: byMember,
  favourites: byMember,
  recentGames: byMember,
  gameLaunches: byMember,
  fairSeeds: byMember,
  oddsConsents: byId,
  messages: byMember,
  feedback: byMember,
  feedbackReplies: byMember,
  rewards: byMember,
  promotionEntries: byMember,
  activityApplications: byMember,
  missionClaims: byMember,
  weekScores: byMember,
  redEnvelopeOpenings: byMember,
  wheelTickets: byId,
  wheelSpins: byMember,
  raffleTickets: byMember,
  referralCodes: byId,
  invitees: byId,
  // Referrals made by the member, and the referral through which the member joined.
  referrals: { erasedBy: ['referrerId', 'id'] },
  referralDays: { erasedBy: ['referrerId'] },
  invitations: { erasedBy: ['agentId'] },
  memberBlocks: byId,

  wallets: law,
  ledgerEntries: law,
  deposits: law,
  withdrawals: law,
  transfers: law,
  bonuses: law,
  bonusStakes: law,
  bets: law,
  fixtureBets: { retention: 'The matches of a bet, gone after a day.' },
  memberDays: law,
  entryDays: law,
  betDays: law,
  rebates: law,
  vipClaims: law,
  contracts: law,
  settlements: law,
  settlementCorrections: law,
  teamMembers: {
    retention: 'Payments of the team are kept for five years, and who they were between.',
  },
  teamLinks: { retention: 'As of `teamMembers`.' },
  logins: { retention: 'Who came in is removed after 90 days, as for everybody.' },
  exclusions: { retention: 'Self-exclusion is kept by the rules of betting.' },
  audit: { retention: 'What operators did is kept for ever, and names no member but by id.' },
  bigWins: { retention: 'The name is hidden, and gone after a day.' },
  launchBets: temporaryData,
  passkeyChallenges: temporaryData,
  socialTickets: temporaryData,
  captchas: temporaryData,
  smsCodes: temporaryData,
  idempotency: { retention: 'Answers that are given again for three days.' },
  nonces: temporaryData,
  rateWindows: temporaryData,
  jobs: ofNobody,
  operators: ofNobody,
  operatorSessions: ofNobody,
  bonusCodes: ofNobody,
  fixtures: ofNobody,
  fixtureRefreshes: ofNobody,
  redEnvelopePots: ofNobody,
  goodsTaken: ofNobody,
  ruleVersions: ofNobody,
  scheduledRules: ofNobody,
  signUpShapes: ofNobody,
  formHours: ofNobody,
  patternVerdicts: ofNobody,
  settings: ofNobody,
}

/** Erases the rows of a member that have no legal retention. */
export async function eraseRows(tables: DomainTables, memberId: string): Promise<void> {
  for (const [name, erasure] of Object.entries(erasures)) {
    if (!('erasedBy' in erasure)) continue
    // The cast is safe: the type of `erasures` checks the columns.
    const collection = tables[name as keyof Collections] as unknown as Pick<
      Collection<Record<string, string>>,
      'remove'
    >
    for (const column of erasure.erasedBy) await collection.remove({ [column]: memberId })
  }
  await erasePlayDays(tables, memberId)
  await eraseIdentityChecks(tables, memberId)
  await eraseFiles(tables, memberId)
  await eraseExports(tables, memberId)
}

/**
 * Erases the play time, unless the account is proven to belong to a person. In that case the play
 * time is kept, so that the person cannot get a new daily time limit by opening a new account.
 */
async function erasePlayDays(
  { personAccounts, playDays }: Pick<DomainTables, 'personAccounts' | 'playDays'>,
  memberId: string,
): Promise<void> {
  const account = await personAccounts.peek(memberId)
  if (!account || !isProven(account)) await playDays.remove({ memberId })
}

/** Erases identity steps that are not accepted, with their pictures. */
async function eraseIdentityChecks(tables: DomainTables, memberId: string): Promise<void> {
  const { identitySteps } = tables
  const state = { in: ['UNDER_REVIEW', 'REJECTED'] as const }
  for (const { id, submission } of await identitySteps.find({ where: { memberId, state } })) {
    await identitySteps.remove({ id })
    if (submission.kind !== 'PERSON') await removeFiles(tables, submission.fileIds)
  }
}

/** True for pictures that prove a payment or an identity. */
const isProof = (usedFor: string | null) => /^(deposit|withdrawal|identity)\//.test(usedFor ?? '')

async function eraseFiles({ files, fileContents }: DomainTables, memberId: string): Promise<void> {
  for (const { id, usedFor } of await files.find({ where: { memberId } })) {
    if (isProof(usedFor)) continue
    await files.remove({ id })
    await fileContents.remove({ id })
  }
}

async function eraseExports(
  { dataExports, dataExportParts }: DomainTables,
  memberId: string,
): Promise<void> {
  for (const { id } of await dataExports.find({ where: { memberId } })) {
    await dataExports.remove({ id })
    await dataExportParts.remove({ exportId: id })
  }
}
