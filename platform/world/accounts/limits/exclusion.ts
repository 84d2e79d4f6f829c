/**
 * Members who have shut themselves out: for hours (time-out), or for months and more
 * (self-exclusion).
 */
import type { Collections, MemberRow, WorldTables } from '../../base/collections/collections.ts'
import type { RowOf } from '../../base/storage/store.ts'
import type { World } from '../../base/world/world.ts'
import { holdOpen } from '../closing/closedAccounts.ts'

export type ExclusionKind = 'TIME_OUT' | 'SELF_EXCLUSION'

/** `until` in milliseconds since 1970; null for one without an end. */
type Exclusion = { kind: ExclusionKind; until: number | null }

type Sources = { store: Pick<WorldTables, 'exclusions'>; now: World['now'] }

/**
 * The exclusion that a member is under now; undefined when they are not.
 */
export async function exclusionOf(
  { store, now }: Sources,
  memberId: string,
): Promise<Exclusion | undefined> {
  return runningAt(await store.exclusions.get(memberId), now())
}

/** The same, but locks nothing: for a transaction that holds the member's wallet, as `exclude` does. */
export const peekAtExclusion = async (
  { store, now }: Sources,
  memberId: string,
): Promise<Exclusion | undefined> => runningAt(await store.exclusions.peek(memberId), now())

function runningAt(
  row: RowOf<Collections['exclusions']> | undefined,
  now: number,
): Exclusion | undefined {
  if (!row || (row.until !== null && row.until <= now)) return undefined
  // Only `exclude` writes the column.
  return { kind: row.kind as ExclusionKind, until: row.until }
}

/** Whether a member may not play, pay in or come in, by their own wish. */
export const isExcluded = async (world: Sources, member: Pick<MemberRow, 'id'>): Promise<boolean> =>
  (await exclusionOf(world, member.id)) !== undefined

/**
 * Shuts a member out, in the transaction that ends their sessions. One that lasts longer than what
 * is asked for stays, since nobody can shorten it.
 * @returns the one that holds. @throws {AccountClosed} when the account was closed meanwhile.
 */
export async function exclude(
  { now }: Pick<World, 'now'>,
  tables: Pick<WorldTables, 'exclusions' | 'wallets' | 'closedAccounts'>,
  memberId: string,
  requestedExclusion: Exclusion,
): Promise<Exclusion> {
  await holdOpen(tables, memberId)
  const current = await exclusionOf({ store: tables, now }, memberId)
  const isLonger = ({ until }: Exclusion, than: Exclusion) =>
    until === null || (than.until !== null && until >= than.until)
  if (current && isLonger(current, requestedExclusion)) return current
  const row = { ...requestedExclusion, since: now() }
  const isThere = await tables.exclusions.update(memberId, row)
  if (!isThere) await tables.exclusions.insert({ id: memberId, ...row })
  return requestedExclusion
}
