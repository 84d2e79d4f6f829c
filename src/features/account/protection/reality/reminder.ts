import * as z from 'zod/mini'
import type { Value } from '../../../../api/operations.ts'
import { localStore } from '../../../../kit/storage.ts'

export type RealityCheck = Value<'GET /wps/member/realityCheck'>

/** At how many minutes of which session its player was reminded last. */
const reminder = z.object({ since: z.string(), minutes: z.number() })
export type Reminder = z.infer<typeof reminder>

/**
 * The minute of the session at which its player is to be reminded next: an interval after the last
 * reminder, or after the log-in. Undefined for one who wants none.
 * @param last the last reminder; one of another session does not count.
 */
export function nextReminder(
  { intervalMinutes, since }: Pick<RealityCheck, 'intervalMinutes' | 'since'>,
  last: Reminder | null,
): number | undefined {
  if (intervalMinutes === 0) return undefined
  return (last?.since === since ? last.minutes : 0) + intervalMinutes
}

/** Whether the time for a reminder has come, by the server's own count of minutes. */
export function isDue(check: RealityCheck, last: Reminder | null): boolean {
  const next = nextReminder(check, last)
  return next !== undefined && check.minutes >= next
}

const key = 'portico.reminder'

/** The last reminder in this browser: a reload does not begin to count anew, nor another tab. */
export const lastReminder = (): Reminder | null =>
  localStore.getJson(key, (json) => reminder.parse(json))

export const noteReminder = ({ since, minutes }: Reminder): void =>
  localStore.setJson(key, { since, minutes })
