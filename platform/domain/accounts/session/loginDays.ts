import type { DomainTables } from '../../base/collections/collections.ts'
import { unlessThere } from '../../base/storage/unlessThere.ts'
import { dayLength, dayOf } from '../../base/time/marketTime.ts'

/** How long a day is remembered: longer than any mission runs. */
const retention = 14 * dayLength

/** Notes that a member has logged in on a day, for the missions that count those. */
export async function recordLoginDay(
  { loginDays }: Pick<DomainTables, 'loginDays'>,
  memberId: string,
  now: number,
): Promise<void> {
  const day = dayOf(now)
  const id = `${memberId}/${day}`
  await unlessThere(() => loginDays.insert({ id, memberId, day }))
}

/** Forgets days that no mission counts any more. @returns how many. */
export const removeOldLoginDays = (
  { loginDays }: Pick<DomainTables, 'loginDays'>,
  now: number,
): Promise<number> => loginDays.remove({ day: { below: dayOf(now - retention) } })
