/** Time that members spend online, measured by their calls. */

import type { DomainStore, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import { keepSeen } from '../account/presence.ts'

/** Retention of daily play times, in milliseconds: a monthly limit needs 31 days. */
export const playDaysKept = 40 * dayLength
/**
 * A longer gap between calls means that the member was away (the page locks after the same time).
 */
const longestPause = 30 * 60_000
/** A session is recorded at most once in this time, however often it calls. */
const resolution = 60_000

type Sources = Pick<Context, 'store' | 'now'>

/** Times at which this process recorded sessions, so that most calls need no query. */
const notedTimes = new WeakMap<DomainStore, Map<string, number>>()
const mostNoted = 10_000

/**
 * Records the use of a session in the background.
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
 * Records that a session is used now: sets the last activity of its device, and adds the time since
 * the previous activity to the member's play time of the day in the market's time zone. The times
 * of two concurrent sessions are both added, so that a limit is reached early rather than late.
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

/** Adds the time since the member's last activity, unless the gap means that they were away. */
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
 * Records that a member is playing. A vendor's game page calls no API of the portal, so its bets
 * must count as activity for the time limit. If all sessions have ended, the time since the last
 * bet counts. Call it in the transaction of the bet, before the check of limits.
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

/** Days of members' play since the start of a day (milliseconds since 1970). */
export const playDaysSince = (
  { playDays }: Pick<DomainTables, 'playDays'>,
  memberIds: readonly string[],
  from: number,
): Promise<PlayDay[]> => {
  const memberId = memberIds.length === 1 ? (memberIds[0] ?? '') : { in: memberIds }
  return playDays.find({ where: { memberId, day: { atLeast: from } } })
}

/** Minutes that members spent online since the start of a day (milliseconds since 1970). */
export const minutesIn = (days: readonly PlayDay[], from: number): number =>
  Math.floor(
    days.reduce((sum, { day, milliseconds }) => sum + (day >= from ? milliseconds : 0), 0) / 60_000,
  )
