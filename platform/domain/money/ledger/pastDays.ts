/**
 * Version of the daily totals of past days. They change only when a result is corrected, so that
 * caches of past days are valid for one version.
 */
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'

type Tables = Pick<DomainTables, 'settings'>

const id = 'pastDays'

/** Read the version before the totals, so that no cache has older totals than its version. */
export const pastDaysVersion = async ({ settings }: Tables): Promise<number> =>
  Number((await settings.peek(id))?.value ?? 0)

/** Called in the transaction that corrects a bet. */
export async function bumpPastDaysVersion(
  context: Pick<Context, 'now'>,
  { settings }: Tables,
): Promise<void> {
  const row = await settings.get(id)
  const changes = { value: Number(row?.value ?? 0) + 1, updatedAt: context.now() }
  if (row) await settings.update(id, changes)
  else await settings.insert({ id, ...changes })
}
