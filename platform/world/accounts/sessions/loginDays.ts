import type { WorldTables } from '../../base/collections/collections.ts'
import { DuplicateError } from '../../base/storage/store.ts'
import { dayLength, dayOf } from '../../base/time/marketTime.ts'

/** How long a day is remembered: longer than any mission runs. */
const retention = 14 * dayLength

/** Notes that a member has logged in on a day, for the missions that count those. */
export async function recordLoginDay(
  { loginDays }: Pick<WorldTables, 'loginDays'>,
  memberId: string,
  now: number,
): Promise<void> {
  const day = dayOf(now)
  const id = `${memberId}/${day}`
  if (await loginDays.get(id)) return
  try {
    await loginDays.insert({ id, memberId, day })
  } catch (error) {
    // Somebody who logs in twice at once has logged in on that day.
    if (!(error instanceof DuplicateError)) throw error
  }
}

/** Forgets days that no mission counts any more. @returns how many. */
export const removeOldLoginDays = (
  { loginDays }: Pick<WorldTables, 'loginDays'>,
  now: number,
): Promise<number> => loginDays.remove({ day: { below: dayOf(now - retention) } })
