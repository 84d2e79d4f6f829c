/**
 * Accounts of one person share limits and exclusions. An account is proven to belong to a person by
 * the identity check, or by a payment from the person's bank account. An account whose CPF is only
 * declared is subject to the person's limits, but its use does not count towards these limits. So
 * nobody can use up another person's limits by typing their CPF.
 */
import type { DomainTables, PersonAccountRow } from '../../base/collections/collections.ts'
import { dayLength } from '../../base/time/marketTime.ts'

type Tables = Pick<DomainTables, 'personAccounts'>

const provenBy = ['PAYMENT', 'IDENTITY'] as const
/** Time in milliseconds that is longer than any period of a limit. */
const longestPeriod = 40 * dayLength

/** True if the account is linked to its person by more than a declared CPF. */
export const isProven = ({ evidence }: Pick<PersonAccountRow, 'evidence'>): boolean =>
  evidence !== 'DECLARED'

/** Proven accounts of a person, including closed ones. Takes no locks. */
export async function provenAccountsOf(
  { personAccounts }: Tables,
  personId: string,
): Promise<Pick<PersonAccountRow, 'id' | 'closedAt'>[]> {
  const where = { personId, evidence: { in: provenBy } }
  const accounts = await personAccounts.sum({ where, by: ['id', 'closedAt'] })
  return accounts.map(({ by }) => by)
}

/** Ids of a member's account and of all other proven accounts of the same person. */
export async function accountsWith(tables: Tables, memberId: string): Promise<string[]> {
  const account = await tables.personAccounts.peek(memberId)
  if (!account || !isProven(account)) return [memberId]
  return (await provenAccountsOf(tables, account.personId)).map(({ id }) => id)
}

/** Holder of limits, with the accounts whose use counts towards these limits. */
export type LimitScope = {
  /** Id of a member or a person: `memberId` of the rows in `playerLimits`. */
  holderId: string
  memberIds: readonly string[]
}

/**
 * Holder of the limits that a member sees and sets: the person if the account is proven, otherwise
 * the account.
 */
export async function limitHolderOf({ personAccounts }: Tables, memberId: string): Promise<string> {
  const account = await personAccounts.get(memberId)
  return account && isProven(account) ? account.personId : memberId
}

/**
 * Scopes of all limits that apply to a member. The first one contains the limits that the member
 * sees and sets.
 */
export async function limitScopesOf(
  tables: Tables,
  memberId: string,
  now: number,
): Promise<[LimitScope, ...LimitScope[]]> {
  const own = { holderId: memberId, memberIds: [memberId] }
  const account = await tables.personAccounts.peek(memberId)
  if (!account) return [own]
  const others = (await provenAccountsOf(tables, account.personId))
    .filter(({ closedAt }) => closedAt === null || closedAt >= now - longestPeriod)
    .map(({ id }) => id)
  const memberIds = [...new Set([memberId, ...others])]
  const ofPerson = { holderId: account.personId, memberIds }
  return isProven(account) ? [ofPerson] : [own, ofPerson]
}
