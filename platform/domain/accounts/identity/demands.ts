/** Identity levels that a market requires before money moves. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { toMinor } from '../../../../src/lib/money.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { type IdentityRule, identityRulesOf } from '../../base/platform/markets.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { isOffered } from './offer.ts'
import { hasLevel } from './steps.ts'

type Schemas = components['schemas']
type Demand = Schemas['IdentityDemand']
type Action = Schemas['IdentityAction']
type Withdrawals = Pick<DomainTables, 'withdrawals'>

const isUndone = (status: string) => status === 'REJECTED' || status === 'CANCELLED'

/** Sum of a member's withdrawals in minor units, without rejected and cancelled ones. */
export async function withdrawnTotal(
  { withdrawals }: Withdrawals,
  memberId: string,
): Promise<number> {
  const sums = await withdrawals.sum({ where: { memberId }, by: ['status'], of: ['amount'] })
  return sums
    .filter(({ by }) => !isUndone(by.status))
    .reduce((sum, { sums: { amount } }) => sum + amount, 0)
}

/**
 * Sum of withdrawals above which a rule applies, in minor units. Rules for other actions apply from
 * the first action.
 */
const limitOf = ({ action, aboveTotal }: IdentityRule): number =>
  aboveTotal === undefined || action !== 'WITHDRAWAL' ? 0 : toMinor(aboveTotal)

/**
 * Identity level that an action requires; 0 for none.
 * @param total sum of withdrawals including this one, in minor units.
 */
export const levelFor = (rules: readonly IdentityRule[], action: Action, total: number): number =>
  rules
    .filter((rule) => rule.action === action && total > limitOf(rule))
    .reduce((maxLevel, { level }) => Math.max(maxLevel, level), 0)

/**
 * Amount that may still be withdrawn at an identity level, in minor units; undefined without a
 * limit.
 * @param withdrawn sum of earlier withdrawals, in minor units.
 */
export function withdrawalLeft(
  rules: readonly IdentityRule[],
  level: number,
  withdrawn: number,
): number | undefined {
  const limits = rules
    .filter((rule) => rule.action === 'WITHDRAWAL' && rule.level > level)
    .map(limitOf)
  return limits.length === 0 ? undefined : Math.max(0, Math.min(...limits) - withdrawn)
}

const actions: readonly Action[] = ['DEPOSIT', 'PLAY', 'WITHDRAWAL']

/**
 * Levels that the smallest action of each kind requires, as far as they are above `level`.
 * @param withdrawn sum of earlier withdrawals, in minor units.
 */
export function demandsOf(
  rules: readonly IdentityRule[],
  level: number,
  withdrawn: number,
): Demand[] {
  return actions.flatMap((action) => {
    const wanted = levelFor(rules, action, withdrawn + 1)
    const reason = wanted <= levelFor(rules, action, 1) ? 'ALWAYS' : 'TOTAL'
    return wanted > level ? { action, level: wanted, reason } : []
  })
}

/** Action that may require an identity level. The `amount` of a withdrawal is in minor units. */
type Act = { memberId: string } & (
  | { action: 'DEPOSIT' | 'PLAY' }
  | { action: 'WITHDRAWAL'; amount: number }
)
type ActTables = Withdrawals & Pick<DomainTables, 'identitySteps' | 'settings'>

/** Identity level that an action requires and the member lacks; undefined if none is missing. */
export async function missingLevel(tables: ActTables, act: Act): Promise<number | undefined> {
  const { market } = await readPlatform(tables)
  const rules = identityRulesOf(market).filter(({ action }) => action === act.action)
  if (rules.length === 0) return undefined
  const { memberId, action } = act
  const total =
    act.action === 'WITHDRAWAL' ? (await withdrawnTotal(tables, memberId)) + act.amount : 1
  const level = levelFor(rules, action, total)
  return (await hasLevel(tables, memberId, level)) ? undefined : level
}

export type IdentityCode = 'IDENTITY_REQUIRED' | 'IDENTITY_UNAVAILABLE'
type IdentityContext = Pick<Context<IdentityCode>, 'providers' | 'reject'>

/**
 * @throws {Rejection} always: `IDENTITY_REQUIRED`, or `IDENTITY_UNAVAILABLE` without a provider.
 */
export async function rejectUnidentified(
  context: IdentityContext,
  tables: Pick<DomainTables, 'settings'>,
  identityLevel: number,
): Promise<never> {
  const { market } = await readPlatform(tables)
  return isOffered(context, market)
    ? context.reject('IDENTITY_REQUIRED', { identityLevel })
    : context.reject('IDENTITY_UNAVAILABLE')
}

/**
 * Rejects an action that the member's identity level does not allow.
 * @throws {Rejection} `IDENTITY_REQUIRED` with the missing level, or `IDENTITY_UNAVAILABLE` if no
 * provider can check it.
 */
export async function assertIdentified(
  context: IdentityContext,
  tables: ActTables,
  act: Act,
): Promise<void> {
  const identityLevel = await missingLevel(tables, act)
  if (identityLevel !== undefined) await rejectUnidentified(context, tables, identityLevel)
}
