/**
 * Content of a member's export by collection (LGPD, article 18: access and portability). A new
 * collection does not compile without an entry here.
 */
import type { Collections } from '../../../base/collections/collections.ts'
import type { Definitions } from '../../../base/storage/store.ts'
import * as account from './accountSections.ts'
import * as limit from './limitSections.ts'
import * as money from './moneySections.ts'
import * as notice from './noticeSections.ts'
import * as play from './playSections.ts'
import * as rewards from './rewardSections.ts'
import type { Decision, Section } from './section.ts'
import * as team from './teamSections.ts'

const ofNobody = { leftOut: 'It is about the platform, and no member.' }
const temporaryData = {
  leftOut: 'It guards a call for minutes, as a fingerprint, and is gone then.',
}

const decisions: Readonly<Record<keyof Collections, Decision>> = {
  // The order of these entries is the order of the export.
  members: [account.profile],
  memberSettings: [account.security],
  noticeChoices: [notice.choices],
  pushDevices: [notice.pushDevices],
  sessions: [account.sessions],
  devices: [account.devices],
  presences: [account.presences],
  loginDays: [account.loginDays],
  knownAddresses: [account.knownAddresses],
  logins: [account.logins],
  recoveryCodes: [account.recoveryCodes],
  passkeys: [account.passkeys],
  identitySteps: [account.identitySteps],
  socialAccounts: [account.socialAccounts],
  personAccounts: [limit.person],
  playerLimits: [limit.limits],
  exclusions: [limit.exclusions],
  memberBlocks: [team.block],
  playDays: [limit.playDays],
  wallets: [money.wallets],
  deposits: [money.deposits],
  withdrawals: [money.withdrawals],
  payers: [money.payers],
  payoutAccounts: [money.payoutAccounts],
  transfers: [money.transfers],
  bonuses: [money.bonuses],
  ledgerEntries: [money.ledger],
  bets: [play.bets],
  rebateAccruals: [play.rebateAccruals],
  rebates: [play.rebates],
  vipClaims: [play.vipClaims],
  pointAccounts: [play.points],
  pointEntries: [play.pointEntries],
  pointRedemptions: [play.redemptions],
  favourites: [play.favourites],
  recentGames: [play.recentGames],
  oddsConsents: [play.oddsConsent],
  rewards: [rewards.rewards],
  promotionEntries: [rewards.promotions],
  activityApplications: [rewards.applications],
  missionClaims: [rewards.missionClaims],
  weekScores: [rewards.weekScores],
  redEnvelopeOpenings: [rewards.envelopes],
  wheelTickets: [rewards.wheelTickets],
  wheelSpins: [rewards.wheelSpins],
  raffleTickets: [rewards.raffleTickets],
  referralCodes: [rewards.referralCode],
  referrals: [rewards.friends],
  referralDays: [rewards.referralDays],
  messages: [account.messages],
  feedback: [account.feedback],
  feedbackReplies: [account.feedbackReplies],
  files: [account.files],
  teamMembers: [team.teamPlace],
  invitations: [team.invitations],
  contracts: [team.contractsReceived, team.contractsPaid],
  settlements: [team.settlementsReceived, team.settlementsPaid],

  fileContents: { leftOut: 'Pictures are got one by one, by their ids among `files`.' },
  invitees: { leftOut: 'By which link they came, which the registration tells.' },
  memberDays: { leftOut: 'Sums of `bets` and `ledgerEntries`.' },
  entryDays: { leftOut: 'Sums of `ledgerEntries`.' },
  betDays: { leftOut: 'Sums of `bets`.' },
  settlementCorrections: { leftOut: 'Parts of `settlements` by bets of other members.' },
  bonusStakes: { leftOut: 'A share of a bet, which `bets` and `ledgerEntries` tell.' },
  launchBets: { leftOut: 'A key of a bet, gone after a day.' },
  fairSeeds: { leftOut: 'Seeds of a round to come; those of played rounds are among `bets`.' },
  fixtureBets: { leftOut: 'The matches of a bet, which `bets` tells; gone after a day.' },
  gameLaunches: { leftOut: 'Secrets that open games, gone within hours.' },
  bigWins: { leftOut: 'A bet again, with its name hidden, gone after a day.' },
  teamLinks: { leftOut: 'Who stands below whom, which `teamMembers` tells.' },
  outgoingNotices: { leftOut: 'On its way for seconds; what it tells of is in its own records.' },
  dataExports: { leftOut: 'The export itself.' },
  dataExportParts: { leftOut: 'The export itself.' },
  closedAccounts: { leftOut: 'Nobody can ask any more whose account is closed.' },
  secondSteps: temporaryData,
  passkeyChallenges: temporaryData,
  socialTickets: temporaryData,
  captchas: temporaryData,
  smsCodes: temporaryData,
  idempotency: {
    leftOut: 'Answers that are given again for three days; they tell what is stored.',
  },
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
  audit: { leftOut: 'What operators did.' },
}

export const sections: readonly Section[] = Object.values(decisions).flatMap((decision) =>
  'leftOut' in decision ? [] : [...decision],
)

const memberColumns = [
  ...(['memberId', 'counterpartyId', 'uplineId', 'downlineId', 'agentId'] as const),
  ...(['payerId', 'payeeId', 'referrerId', 'ancestorId'] as const),
]

/** Collections that refer to a member and have no entry in `decisions`. */
export const undecidedCollections = (definitions: Definitions): string[] =>
  Object.entries(definitions)
    .filter(([name]) => !Object.hasOwn(decisions, name))
    .filter(([, { columns }]) => memberColumns.some((column) => Object.hasOwn(columns, column)))
    .map(([name]) => name)
