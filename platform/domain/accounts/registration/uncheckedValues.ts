/**
 * Values that were taken though their pattern did not decide on them in time: the length alone
 * holds then. Each is counted for the operator, whose rule it is.
 */
import type { FormHourRow } from '../../base/collections/collections.ts'
import type { World } from '../../base/context/world.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { beginningOf, hourLength } from '../../base/time/spans.ts'

async function countUnchecked(
  world: Pick<World, 'store' | 'now'>,
  names: readonly string[],
): Promise<void> {
  const hour = beginningOf(world.now(), hourLength)
  const id = new Date(hour).toISOString()
  // Another gateway may begin the hour at the same moment.
  await againIfTaken(() =>
    world.store.transaction(async ({ formHours }) => {
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

/** Counts fields whose values were taken unchecked into the running hour; nobody waits for it. */
export function noteUnchecked(world: World, names: readonly string[]): void {
  if (names.length === 0) return
  world.background.run('counting unchecked values', () => countUnchecked(world, names))
}

/**
 * The fields of a member whose present values nobody has checked, after some were changed.
 * @param unchecked those among the changed ones.
 */
export const uncheckedAfter = (
  before: readonly string[] = [],
  { changed, unchecked }: { changed: readonly string[]; unchecked: readonly string[] },
): string[] => [...before.filter((name) => !changed.includes(name)), ...unchecked]
