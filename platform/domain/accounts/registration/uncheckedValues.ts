/**
 * Values that were accepted although their pattern timed out, with only their length checked. They
 * are counted for operators, who wrote the pattern.
 */
import type { FormHourRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { beginningOf, hourLength } from '../../base/time/spans.ts'

async function countUnchecked(
  context: Pick<Context, 'store' | 'now'>,
  names: readonly string[],
): Promise<void> {
  const hour = beginningOf(context.now(), hourLength)
  const id = new Date(hour).toISOString()
  // Another gateway may insert the row of this hour at the same time.
  await againIfTaken(() =>
    context.store.transaction(async ({ formHours }) => {
      const existing = await formHours.get(id)
      const row: FormHourRow = existing ?? { id, hour, opened: 0, registered: 0, fields: {} }
      const fields = new Map(Object.entries(row.fields))
      for (const name of names) {
        const [seen, failed, left, unchecked = 0] = fields.get(name) ?? [0, 0, 0]
        fields.set(name, [seen, failed, left, unchecked + 1])
      }
      const counted = { ...row, fields: Object.fromEntries(fields) }
      if (existing) await formHours.update(id, { fields: counted.fields })
      else await formHours.insert(counted)
    }),
  )
}

/** Adds unchecked fields to the counts of the current hour, in the background. */
export function noteUnchecked(context: Context, names: readonly string[]): void {
  if (names.length === 0) return
  context.background.run('counting unchecked values', () => countUnchecked(context, names))
}

/**
 * Fields of a member whose values are unchecked after a change.
 * @param changes `changed` contains the names of all changed fields. `unchecked` contains the names
 * of the changed fields whose new value is unchecked.
 */
export const uncheckedAfter = (
  before: readonly string[] = [],
  { changed, unchecked }: { changed: readonly string[]; unchecked: readonly string[] },
): string[] => [...before.filter((name) => !changed.includes(name)), ...unchecked]
