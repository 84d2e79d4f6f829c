/**
 * Exclusions that members set for themselves: for hours (time-out), or for months and longer
 * (self-exclusion).
 */
import type { Collections, DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { RowOf } from '../../base/storage/store.ts'
import { holdOpen } from '../closing/closedAccounts.ts'
import { isProven } from './personAccounts.ts'

export type ExclusionKind = 'TIME_OUT' | 'SELF_EXCLUSION'

/** Exclusion until a time in milliseconds since 1970; null for an exclusion without an end. */
type Exclusion = { kind: ExclusionKind; until: number | null }

type ExclusionTables = Pick<DomainTables, 'exclusions' | 'personAccounts'>
type Sources = { store: ExclusionTables; now: Context['now'] }

/**
 * Current exclusion of a member: their own, or that of the person with their CPF, whichever lasts
 * longer. Undefined if there is none.
 */
export const exclusionOf = (sources: Sources, memberId: string): Promise<Exclusion | undefined> =>
  longestOf(sources, memberId, (id) => sources.store.exclusions.get(id))

/** Same as `exclusionOf`, but reads without locks. */
export const peekAtExclusion = (
  sources: Sources,
  memberId: string,
): Promise<Exclusion | undefined> =>
  longestOf(sources, memberId, (id) => sources.store.exclusions.peek(id))

async function longestOf(
  { store, now }: Sources,
  memberId: string,
  read: (id: string) => Promise<RowOf<Collections['exclusions']> | undefined>,
): Promise<Exclusion | undefined> {
  const own = runningAt(await read(memberId), now())
  const account = await store.personAccounts.peek(memberId)
  return longerOf(own, account && runningAt(await read(account.personId), now()))
}

/**
 * Exclusion that prevents a member's login. The exclusion of a person whose CPF is only declared
 * prevents deposits and play but not the login, so that the member can verify their identity. Call
 * it in a transaction that locks the member's wallet, as `exclude` does.
 */
export async function lockoutOf(
  { store, now }: Sources,
  memberId: string,
): Promise<Exclusion | undefined> {
  const own = runningAt(await store.exclusions.peek(memberId), now())
  const account = await store.personAccounts.peek(memberId)
  if (!account || !isProven(account)) return own
  // Locks the row, so that a login and an exclusion through another account of the person are
  // serialized.
  return longerOf(own, runningAt(await store.exclusions.get(account.personId), now()))
}

function runningAt(
  row: RowOf<Collections['exclusions']> | undefined,
  now: number,
): Exclusion | undefined {
  if (!row || (row.until !== null && row.until <= now)) return undefined
  // The cast is safe: only `keepExclusion` writes `kind`, always with a value of this type.
  return { kind: row.kind as ExclusionKind, until: row.until }
}

/** True if the first exclusion lasts at least as long as the other. */
const isAsLong = ({ until }: Exclusion, other: Exclusion): boolean =>
  until === null || (other.until !== null && until >= other.until)

const longerOf = (
  one: Exclusion | undefined,
  other: Exclusion | undefined,
): Exclusion | undefined => (one && other ? (isAsLong(one, other) ? one : other) : (one ?? other))

/** True if a member may not play or deposit because of an exclusion. */
export const isExcluded = async (
  context: Sources,
  member: Pick<MemberRow, 'id'>,
): Promise<boolean> => (await exclusionOf(context, member.id)) !== undefined

/**
 * Stores an exclusion of an account or a person, unless the current one lasts at least as long.
 * @returns the exclusion in force.
 */
async function keepExclusion(
  { exclusions }: Pick<DomainTables, 'exclusions'>,
  id: string,
  { kind, until }: Exclusion,
  now: number,
): Promise<Exclusion> {
  const current = runningAt(await exclusions.get(id), now)
  if (current && isAsLong(current, { kind, until })) return current
  const row = { kind, until, since: now }
  const isThere = await exclusions.update(id, row)
  if (!isThere) await exclusions.insert({ id, ...row })
  return { kind, until }
}

/** Copies the current exclusion of an account or person to another holder. */
export async function addExclusion(
  tables: Pick<DomainTables, 'exclusions'>,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  const running = runningAt(await tables.exclusions.get(from), now)
  if (running) await keepExclusion(tables, to, running, now)
}

/**
 * Excludes a member on all accounts that are proven to be theirs. The same transaction must end the
 * sessions of these accounts (`accountsWith`). A stored exclusion that lasts longer stays in force.
 * @returns the exclusion in force.
 * @throws {AccountClosed} if the account has been closed meanwhile.
 */
export async function exclude(
  { now }: Pick<Context, 'now'>,
  tables: ExclusionTables & Pick<DomainTables, 'wallets' | 'closedAccounts'>,
  memberId: string,
  requestedExclusion: Exclusion,
): Promise<Exclusion> {
  await holdOpen(tables, memberId)
  const account = await tables.personAccounts.get(memberId)
  const own = await keepExclusion(tables, memberId, requestedExclusion, now())
  if (!account || !isProven(account)) return own
  return keepExclusion(tables, account.personId, own, now())
}
