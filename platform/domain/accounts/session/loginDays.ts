import type { DomainTables } from '../../base/collections/collections.ts'
import { unlessThere } from '../../base/storage/unlessThere.ts'
import { dayLength, dayOf } from '../../base/time/marketTime.ts'

/** Retention of login days in milliseconds, longer than any mission lasts. */
const retention = 14 * dayLength

/** Records the day of a login, for missions that count the days with a login. */
export async function recordLoginDay(
  { loginDays }: Pick<DomainTables, 'loginDays'>,
  memberId: string,
  now: number,
): Promise<void> {
  const day = dayOf(now)
  const id = `${memberId}/${day}`
  await unlessThere(() => loginDays.insert({ id, memberId, day }))
}

/** Removes days that no mission counts any longer. @returns their number. */
export const removeOldLoginDays = (
  { loginDays }: Pick<DomainTables, 'loginDays'>,
  now: number,
): Promise<number> => loginDays.remove({ day: { below: dayOf(now - retention) } })
