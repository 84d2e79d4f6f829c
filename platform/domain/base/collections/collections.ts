/**
 * All collections of the domain, grouped by subject. A new collection or column needs a migration
 * (`gateway/migrations`).
 */

import type { RowOf, Store, Tables } from '../storage/store.ts'
import { accountsCollections } from './accounts.ts'
import { bonusesCollections } from './bonuses.ts'
import { cashierCollections } from './cashier.ts'
import { contentCollections } from './content.ts'
import { contractsCollections } from './contracts.ts'
import { gamesCollections } from './games.ts'
import { guardsCollections } from './guards.ts'
import { identityCollections } from './identity.ts'
import { moneyCollections } from './money.ts'
import { noticesCollections } from './notices.ts'
import { ownDataCollections } from './ownData.ts'
import { passkeysCollections } from './passkeys.ts'
import { platformCollections } from './platform.ts'
import { playCollections } from './play.ts'
import { pointsCollections } from './points.ts'
import { registrationCollections } from './registration.ts'
import { rewardsCollections } from './rewards.ts'
import { securityCollections } from './security.ts'
import { sportsCollections } from './sports.ts'
import { teamCollections } from './team.ts'

export const collections = {
  ...accountsCollections,
  ...moneyCollections,
  ...cashierCollections,
  ...bonusesCollections,
  ...gamesCollections,
  ...playCollections,
  ...sportsCollections,
  ...contentCollections,
  ...noticesCollections,
  ...ownDataCollections,
  ...rewardsCollections,
  ...pointsCollections,
  ...registrationCollections,
  ...guardsCollections,
  ...platformCollections,
  ...securityCollections,
  ...identityCollections,
  ...passkeysCollections,
  ...teamCollections,
  ...contractsCollections,
}

export type Collections = typeof collections
export type DomainStore = Store<Collections>
export type DomainTables = Tables<Collections>
export type MemberRow = RowOf<Collections['members']>
export type RuleVersionRow = RowOf<Collections['ruleVersions']>
export type AuditRow = RowOf<Collections['audit']>
export type ScheduledRulesRow = RowOf<Collections['scheduledRules']>
export type FormHourRow = RowOf<Collections['formHours']>
export type SignUpShapeRow = RowOf<Collections['signUpShapes']>
export type PushDeviceRow = RowOf<Collections['pushDevices']>
export type MemberBlockRow = RowOf<Collections['memberBlocks']>
export type MessageRow = RowOf<Collections['messages']>
export type FeedbackRow = RowOf<Collections['feedback']>
export type FeedbackReplyRow = RowOf<Collections['feedbackReplies']>
export type FileRow = RowOf<Collections['files']>
export type GameLaunchRow = RowOf<Collections['gameLaunches']>
export type ContractRow = RowOf<Collections['contracts']>
export type SettlementRow = RowOf<Collections['settlements']>
export type WalletRow = RowOf<Collections['wallets']>
export type DepositRow = RowOf<Collections['deposits']>
export type PayerRow = RowOf<Collections['payers']>
export type RebateRow = RowOf<Collections['rebates']>
export type VipClaimRow = RowOf<Collections['vipClaims']>
export type IdentityStepRow = RowOf<Collections['identitySteps']>
export type PersonAccountRow = RowOf<Collections['personAccounts']>
export type PayoutAccountRow = RowOf<Collections['payoutAccounts']>
export type WithdrawalRow = RowOf<Collections['withdrawals']>
export type BonusRow = RowOf<Collections['bonuses']>
export type TransferRow = RowOf<Collections['transfers']>
export type BetRow = RowOf<Collections['bets']>
export type FixtureRow = RowOf<Collections['fixtures']>
export type FairSeedRow = RowOf<Collections['fairSeeds']>
export type PlayerLimitRow = RowOf<Collections['playerLimits']>
export type PasskeyChallengeRow = RowOf<Collections['passkeyChallenges']>
export type PasskeyRow = RowOf<Collections['passkeys']>
export type MemberSettingsRow = RowOf<Collections['memberSettings']>
export type LoginRow = RowOf<Collections['logins']>
export type LedgerEntryRow = RowOf<Collections['ledgerEntries']>
