/** What operators did, kept for ever. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { AuditRow, DomainTables } from '../collections/collections.ts'
import type { Context } from '../context/context.ts'
import { idInTime } from '../context/ids.ts'

type Entry = components['schemas']['AuditEntry']
export type AuditAction = Entry['action']
/** An entry of the audit, without its id and time, which the domain adds. */
export type Deed = Omit<Entry, 'id' | 'at'>

/** The actor of what happens on schedule. */
export const byItself = 'portico'

/** Writes down what an operator does, in the transaction that does it. */
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

/** So many are counted beyond a page, however many more there are. */
const mostCounted = 10_000

/** How many entries there are before one, as far as they are counted. */
export async function deedsBefore(
  { audit }: Pick<DomainTables, 'audit'>,
  { id }: Pick<AuditRow, 'id'>,
  most = mostCounted,
): Promise<number> {
  const [uncounted] = await audit.find({
    where: { id: { below: id } },
    orderBy: { column: 'id', direction: 'descending' },
    offset: most,
    limit: 1,
  })
  return uncounted ? most : audit.count({ id: { below: id } })
}

/** An entry as operators see it. */
export function shownDeed(row: AuditRow): Entry {
  const { id, at, operator, action, version, restoredFrom, note, address, changed } = row
  return {
    id,
    at: new Date(at).toISOString(),
    operator,
    // Only `recordDeed` writes the column.
    action: action as AuditAction,
    ...(version !== null && { version }),
    ...(restoredFrom !== null && { restoredFrom }),
    ...(note !== null && note !== '' && { note }),
    ...(address !== null && { address }),
    ...(changed.length > 0 && { changed }),
  }
}
