/**
 * The accounts of one person, who share limits and exclusions. An account is proven to be a
 * person's by the identity check, or by a payment from a bank account of theirs. One that only
 * declares a CPF is under what that person has set, and nothing of it counts for them: nobody
 * blocks somebody else by typing their number.
 */
import type { DomainTables, PersonAccountRow } from '../../base/collections/collections.ts'
import { dayLength } from '../../base/time/marketTime.ts'

type Tables = Pick<DomainTables, 'personAccounts'>

const provenBy = ['PAYMENT', 'IDENTITY'] as const
/** Longer than any period of a limit, in milliseconds. */
const longestPeriod = 40 * dayLength

/** True if an account is a person's by more than a number that was typed. */
export const isProven = ({ evidence }: Pick<PersonAccountRow, 'evidence'>): boolean =>
  evidence !== 'DECLARED'

/** The proven accounts of a person, closed ones too. Locks none of them. */
export async function provenAccountsOf(
  { personAccounts }: Tables,
  personId: string,
): Promise<Pick<PersonAccountRow, 'id' | 'closedAt'>[]> {
  const where = { personId, evidence: { in: provenBy } }
  const accounts = await personAccounts.sum({ where, by: ['id', 'closedAt'] })
  return accounts.map(({ by }) => by)
}

/** A member and all other proven accounts of the same person, whom an exclusion ends the sessions of. */
export async function accountsWith(tables: Tables, memberId: string): Promise<string[]> {
  const account = await tables.personAccounts.peek(memberId)
  if (!account || !isProven(account)) return [memberId]
  return (await provenAccountsOf(tables, account.personId)).map(({ id }) => id)
}

/** Limits of one holder, and the accounts whose use counts towards them. */
export type LimitScope = {
  /** `memberId` of the rows in `playerLimits`: a member's id, or a person's. */
  holderId: string
  memberIds: readonly string[]
}

/** Holder of the limits that a member sets and sees: the person once proven, else the account. */
export async function limitHolderOf({ personAccounts }: Tables, memberId: string): Promise<string> {
  const account = await personAccounts.get(memberId)
  return account && isProven(account) ? account.personId : memberId
}

/** All limits that a member is under; the first are those that they set and see. */
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
