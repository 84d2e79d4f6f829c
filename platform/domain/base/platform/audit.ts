/** Audit log of operators' actions; entries are never removed. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { AuditRow, DomainTables } from '../collections/collections.ts'
import type { Context } from '../context/context.ts'
import { idInTime } from '../context/ids.ts'

type Entry = components['schemas']['AuditEntry']
export type AuditAction = Entry['action']
/** Entry of the audit log, to which `recordDeed` adds `id` and `at`. */
export type Deed = Omit<Entry, 'id' | 'at'>

/** Value of `operator` for scheduled actions. */
export const byItself = 'portico'

/** Records an operator's action, in the same transaction. */
export async function recordDeed(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: Pick<DomainTables, 'audit'>,
  { operator, action, version, restoredFrom, note, address, changed }: Deed,
): Promise<void> {
  await tables.audit.insert({
    id: idInTime(context, 'a'),
    at: context.now(),
    operator,
    action,
    version: version ?? null,
    restoredFrom: restoredFrom ?? null,
    note: note ?? null,
    address: address ?? null,
    changed: changed ?? [],
  })
}

/** Default upper bound of `deedsBefore`. */
const mostCounted = 10_000

/** Number of entries older than `id`, up to `limit`. */
export async function deedsBefore(
  { audit }: Pick<DomainTables, 'audit'>,
  { id }: Pick<AuditRow, 'id'>,
  limit = mostCounted,
): Promise<number> {
  const [uncounted] = await audit.find({
    where: { id: { below: id } },
    orderBy: { column: 'id', direction: 'descending' },
    offset: limit,
    limit: 1,
  })
  return uncounted ? limit : audit.count({ id: { below: id } })
}

export function shownDeed(row: AuditRow): Entry {
  const { id, at, operator, action, version, restoredFrom, note, address, changed } = row
  return {
    id,
    at: new Date(at).toISOString(),
    operator,
    // The cast is safe: only `recordDeed` writes `action`.
    action: action as AuditAction,
    ...(version !== null && { version }),
    ...(restoredFrom !== null && { restoredFrom }),
    ...(note !== null && note !== '' && { note }),
    ...(address !== null && { address }),
    ...(changed.length > 0 && { changed }),
  }
}
