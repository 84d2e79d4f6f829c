/**
 * Every collection of the world, by what it is about. A new one, or a new column, needs its table in a
 * migration (`gateway/migrations`).
 */
import { accountsCollections } from './collections/accounts.ts'
import { cashierCollections } from './collections/cashier.ts'
import { contentCollections } from './collections/content.ts'
import { contractsCollections } from './collections/contracts.ts'
import { gamesCollections } from './collections/games.ts'
import { guardsCollections } from './collections/guards.ts'
import { moneyCollections } from './collections/money.ts'
import { platformCollections } from './collections/platform.ts'
import { playCollections } from './collections/play.ts'
import { pointsCollections } from './collections/points.ts'
import { registrationCollections } from './collections/registration.ts'
import { rewardsCollections } from './collections/rewards.ts'
import { securityCollections } from './collections/security.ts'
import { teamCollections } from './collections/team.ts'
import type { RowOf, Store, Tables } from './storage/store.ts'

export const collections = {
  ...accountsCollections,
  ...moneyCollections,
  ...cashierCollections,
  ...gamesCollections,
  ...playCollections,
  ...contentCollections,
  ...rewardsCollections,
  ...pointsCollections,
  ...registrationCollections,
  ...guardsCollections,
  ...platformCollections,
  ...securityCollections,
  ...teamCollections,
  ...contractsCollections,
}

export type Collections = typeof collections
export type WorldStore = Store<Collections>
export type WorldTables = Tables<Collections>
export type MemberRow = RowOf<Collections['members']>
export type RuleVersionRow = RowOf<Collections['ruleVersions']>
export type AuditRow = RowOf<Collections['audit']>
export type ScheduledRulesRow = RowOf<Collections['scheduledRules']>
export type FormHourRow = RowOf<Collections['formHours']>
export type SignUpShapeRow = RowOf<Collections['signUpShapes']>
export type MessageRow = RowOf<Collections['messages']>
export type FileRow = RowOf<Collections['files']>
export type GameLaunchRow = RowOf<Collections['gameLaunches']>
export type ContractRow = RowOf<Collections['contracts']>
export type SettlementRow = RowOf<Collections['settlements']>
export type WalletRow = RowOf<Collections['wallets']>
export type DepositRow = RowOf<Collections['deposits']>
export type RebateRow = RowOf<Collections['rebates']>
export type PayoutAccountRow = RowOf<Collections['payoutAccounts']>
export type WithdrawalRow = RowOf<Collections['withdrawals']>
export type TransferRow = RowOf<Collections['transfers']>
export type BetRow = RowOf<Collections['bets']>
export type PlayerLimitRow = RowOf<Collections['playerLimits']>
export type MemberSettingsRow = RowOf<Collections['memberSettings']>
export type LedgerEntryRow = RowOf<Collections['ledgerEntries']>
