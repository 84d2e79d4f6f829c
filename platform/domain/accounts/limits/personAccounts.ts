/**
 * Accounts of one person, which share limits and exclusions. An account is proven to belong to a
 * person by the identity check, or by a payment from the person's bank account. An account that
 * only declares a CPF is subject to that person's limits, but its use does not count towards them:
 * nobody can block another person by typing their CPF.
 */
import type { DomainTables, PersonAccountRow } from '../../base/collections/collections.ts'
import { dayLength } from '../../base/time/marketTime.ts'

type Tables = Pick<DomainTables, 'personAccounts'>

const provenBy = ['PAYMENT', 'IDENTITY'] as const
/** Longer than any period of a limit, in milliseconds. */
const longestPeriod = 40 * dayLength

/** True if more than a typed CPF links the account to its person. */
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

/**
 * A member and all other proven accounts of the same person; an exclusion ends the sessions of all
 * of them.
 */
export async function accountsWith(tables: Tables, memberId: string): Promise<string[]> {
  const account = await tables.personAccounts.peek(memberId)
  if (!account || !isProven(account)) return [memberId]
  return (await provenAccountsOf(tables, account.personId)).map(({ id }) => id)
}

/** Limits of one holder, and the accounts whose use counts towards them. */
export type LimitScope = {
  /** `memberId` of the rows in `playerLimits`: id of a member or a person. */
  holderId: string
  memberIds: readonly string[]
}

/**
 * Holder of the limits that a member sets and sees: the person if proven, otherwise the account.
 */
export async function limitHolderOf({ personAccounts }: Tables, memberId: string): Promise<string> {
  const account = await personAccounts.get(memberId)
  return account && isProven(account) ? account.personId : memberId
}

/** All limits that apply to a member; the first scope is the one they set and see. */
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
