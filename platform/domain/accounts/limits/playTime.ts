/** Time that members spend online, measured by their API calls. */

import type { DomainStore, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import { keepSeen } from '../account/presence.ts'

/** Retention of daily play times, in milliseconds: a monthly limit needs 31 days. */
export const playDaysKept = 40 * dayLength
/**
 * Maximum gap between calls that counts as play time, in milliseconds. The page locks after the
 * same time, so after a longer gap the member counts as away.
 */
const longestPause = 30 * 60_000
/** Minimum time between two records of the same session, in milliseconds. */
const resolution = 60_000

type Sources = Pick<Context, 'store' | 'now'>

/** Times at which this process last recorded a session's use, so that most calls need no query. */
const notedTimes = new WeakMap<DomainStore, Map<string, number>>()
const mostNoted = 10_000

/**
 * Records in the background that a session is used.
 * @see keepUse
 */
export function notePageUse(
  context: Pick<Context, 'store' | 'now' | 'background'>,
  sessionId: string,
): void {
  const known = notedTimes.get(context.store) ?? new Map<string, number>()
  notedTimes.set(context.store, known)
  const now = context.now()
  if (now - (known.get(sessionId) ?? Number.NEGATIVE_INFINITY) < resolution) return
  if (known.size >= mostNoted) known.clear()
  known.set(sessionId, now)
  context.background.run('noting the use of a session', () => keepUse(context, sessionId))
}

/**
 * Records that a session is used: updates the last activity of its device, and adds the time since
 * the previous activity to the member's play time of the market's day. Concurrent sessions both add
 * their time, so that a limit is reached early rather than late.
 */
export async function keepUse(context: Sources, sessionId: string): Promise<void> {
  const now = context.now()
  const device = await context.store.devices.get(sessionId)
  if (!device || now - device.seenAt < resolution) return
  await againIfTaken(() => context.store.transaction((tables) => noteDevice(tables, device, now)))
}

type Device = { id: string; memberId: string; seenAt: number }

async function noteDevice(
  tables: Pick<DomainTables, 'devices' | 'presences' | 'playDays'>,
  { id, memberId, seenAt }: Device,
  now: number,
): Promise<void> {
  if (!(await tables.devices.update(id, { seenAt: now }, { seenAt }))) return
  await keepSeen(tables, memberId, now)
  await addTime(tables, { memberId, since: seenAt, now })
}

/** Adds the time since the last activity to the member's day, unless the gap is too long. */
async function addTime(
  { playDays }: Pick<DomainTables, 'playDays'>,
  { memberId, since, now }: { memberId: string; since: number; now: number },
): Promise<void> {
  if (now - since > longestPause || now <= since) return
  const day = startOfDay(now)
  const id = `${memberId}/${day}`
  const row = await playDays.get(id)
  const milliseconds = (row?.milliseconds ?? 0) + now - since
  if (row) await playDays.update(id, { milliseconds })
  else await playDays.insert({ id, memberId, day, milliseconds })
}

/**
 * Records a bet as activity of a member. The page of a vendor's game does not call the portal's
 * API, so only the bets show that the member plays. Without an open session, the time since the
 * last bet counts. Call it in the transaction of the bet, before the limits are checked.
 */
export async function notePlay(
  { now: clock }: Pick<Context, 'now'>,
  tables: Pick<DomainTables, 'devices' | 'presences' | 'playDays' | 'bets'>,
  memberId: string,
): Promise<void> {
  const now = clock()
  const newest = { direction: 'descending' } as const
  const [device] = await tables.devices.find({
    where: { memberId },
    orderBy: { column: 'seenAt', ...newest },
    limit: 1,
  })
  if (device) {
    if (now - device.seenAt >= resolution) await noteDevice(tables, device, now)
    return
  }
  const [bet] = await tables.bets.find({
    where: { memberId },
    orderBy: { column: 'placedAt', ...newest },
    limit: 1,
  })
  if (bet) await addTime(tables, { memberId, since: bet.placedAt, now })
}

/** Like `notePlay`, in a transaction of its own. */
export const keepPlay = (context: Sources, memberId: string): Promise<void> =>
  context.store.transaction((tables) => notePlay(context, tables, memberId))

type PlayDay = { memberId: string; day: number; milliseconds: number }

/** Play days of members since the start of a day, in milliseconds since 1970. */
export const playDaysSince = (
  { playDays }: Pick<DomainTables, 'playDays'>,
  memberIds: readonly string[],
  from: number,
): Promise<PlayDay[]> => {
  const memberId = memberIds.length === 1 ? (memberIds[0] ?? '') : { in: memberIds }
  return playDays.find({ where: { memberId, day: { atLeast: from } } })
}

/** Sum of the play time since the start of a day (milliseconds since 1970), in whole minutes. */
export const minutesIn = (days: readonly PlayDay[], from: number): number =>
  Math.floor(
    days.reduce((sum, { day, milliseconds }) => sum + (day >= from ? milliseconds : 0), 0) / 60_000,
  )
