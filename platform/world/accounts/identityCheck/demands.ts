/** What the market wants to know of a member before money leaves. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { toMinor } from '../../../../src/lib/money.ts'
import type { WorldTables } from '../../base/collections/collections.ts'
import { type IdentityRule, identityRulesOf, type Market } from '../../base/platform/markets.ts'
import { levelOf, readSteps } from './steps.ts'

type Demand = components['schemas']['IdentityDemand']
type Withdrawals = Pick<WorldTables, 'withdrawals'>

const isUndone = (status: string) => status === 'REJECTED' || status === 'CANCELLED'

/**
 * What the withdrawals of a member add up to, those that were undone left out; minor units.
 */
export async function withdrawnTotal(
  { withdrawals }: Withdrawals,
  memberId: string,
): Promise<number> {
  const sums = await withdrawals.sum({ where: { memberId }, by: ['status'], of: ['amount'] })
  return sums
    .filter(({ by }) => !isUndone(by.status))
    .reduce((sum, { sums: { amount } }) => sum + amount, 0)
}

const limitOf = ({ aboveTotal }: IdentityRule): number =>
  aboveTotal === undefined ? 0 : toMinor(aboveTotal)

/** The level that withdrawals need which add up to `total` minor units; 0 where none is. */
export const levelFor = (rules: readonly IdentityRule[], total: number): number =>
  rules
    .filter((rule) => total > limitOf(rule))
    .reduce((highest, { level }) => Math.max(highest, level), 0)

/** How much a level still allows after `withdrawn`, in minor units; undefined without a limit. */
export function withdrawalLeft(
  rules: readonly IdentityRule[],
  level: number,
  withdrawn: number,
): number | undefined {
  const limits = rules.filter((rule) => rule.level > level).map(limitOf)
  return limits.length === 0 ? undefined : Math.max(0, Math.min(...limits) - withdrawn)
}

/** What the smallest withdrawal needs after `withdrawn` that the level is short of. */
export function demandOf(
  rules: readonly IdentityRule[],
  level: number,
  withdrawn: number,
): Demand | undefined {
  const wanted = levelFor(rules, withdrawn + 1)
  if (wanted <= level) return undefined
  const always = levelFor(
    rules.filter(({ aboveTotal }) => aboveTotal === undefined),
    1,
  )
  return { action: 'WITHDRAWAL', level: wanted, reason: wanted <= always ? 'ALWAYS' : 'TOTAL' }
}

/**
 * The level that a member has to reach before a withdrawal.
 * @param amount of it, in minor units.
 * @returns undefined when nothing is missing.
 */
export async function missingLevel(
  tables: Withdrawals & Pick<WorldTables, 'identitySteps'>,
  market: Market,
  { memberId, amount }: { memberId: string; amount: number },
): Promise<number | undefined> {
  const rules = identityRulesOf(market)
  if (rules.length === 0) return undefined
  const wanted = levelFor(rules, (await withdrawnTotal(tables, memberId)) + amount)
  return wanted > levelOf(await readSteps(tables, memberId)) ? wanted : undefined
}
