import * as z from 'zod/mini'
import type { Value } from '../../../../api/operations.ts'
import { localStore } from '../../../../kit/storage.ts'

export type RealityCheck = Value<'GET /wps/member/realityCheck'>

/**
 * Last reminder: start of the session, and the session's minute at which the reminder was shown.
 */
const reminder = z.object({ since: z.string(), minutes: z.number() })
export type Reminder = z.infer<typeof reminder>

/**
 * Minute of the session at which the next reminder is due: one interval after the last reminder, or
 * after the login. Undefined when reminders are off.
 * @param last last reminder; ignored if it belongs to another session.
 */
export function nextReminder(
  { intervalMinutes, since }: Pick<RealityCheck, 'intervalMinutes' | 'since'>,
  last: Reminder | null,
): number | undefined {
  if (intervalMinutes === 0) return undefined
  return (last?.since === since ? last.minutes : 0) + intervalMinutes
}

/** True if a reminder is due, by the server's count of the session's minutes. */
export function isDue(check: RealityCheck, last: Reminder | null): boolean {
  const next = nextReminder(check, last)
  return next !== undefined && check.minutes >= next
}

const key = 'portico.reminder'

/**
 * Last reminder in this browser. It is stored so that neither a reload nor another tab restarts the
 * interval.
 */
export const lastReminder = (): Reminder | null =>
  localStore.getJson(key, (json) => reminder.parse(json))

export const noteReminder = ({ since, minutes }: Reminder): void =>
  localStore.setJson(key, { since, minutes })
