/** What operators did, kept for ever. */
import type { components } from '../../src/api/gen/paths.ts'
import type { AuditRow, WorldTables } from './collections.ts'
import { toHex } from './digest.ts'
import type { World } from './world.ts'

type Entry = components['schemas']['AuditEntry']
export type AuditAction = Entry['action']
/** What is told of an action; the time is the world's. */
export type Deed = Omit<Entry, 'id' | 'at'>

/** Who acts when something happens by itself at its time. */
export const byItself = 'portico'

let sequence = 0

/** Ids in the order in which they were made: the time, a running number, and chance between gateways. */
function nextId({ now, randomBytes }: Pick<World, 'now' | 'randomBytes'>): string {
  sequence = (sequence + 1) % 0x10000
  const time = now().toString(16).padStart(12, '0')
  return `a-${time}${sequence.toString(16).padStart(4, '0')}${toHex(randomBytes(4))}`
}

/** Writes down what an operator does, in the transaction that does it. */
export async function recordDeed(
  world: Pick<World, 'now' | 'randomBytes'>,
  tables: Pick<WorldTables, 'audit'>,
  { operator, action, version, restoredFrom, note, changed }: Deed,
): Promise<void> {
  await tables.audit.insert({
    id: nextId(world),
    at: world.now(),
    operator,
    action,
    version: version ?? null,
    restoredFrom: restoredFrom ?? null,
    note: note ?? null,
    changed: changed ?? [],
  })
}

/** An entry as operators see it. */
export function shownDeed(row: AuditRow): Entry {
  const { id, at, operator, action, version, restoredFrom, note, changed } = row
  return {
    id,
    at: new Date(at).toISOString(),
    operator,
    // Only `recordDeed` writes the column.
    action: action as AuditAction,
    ...(version !== null && { version }),
    ...(restoredFrom !== null && { restoredFrom }),
    ...(note !== null && note !== '' && { note }),
    ...(changed.length > 0 && { changed }),
  }
}
