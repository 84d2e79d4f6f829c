/** How long members are here, told by their calls. */

import type { DomainStore, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import { keepSeen } from '../account/presence.ts'

/** How long days are kept, in milliseconds: a month's limit needs 31. */
export const playDaysKept = 40 * dayLength
/**
 * Calls further apart than this mean that they were away meanwhile (the page locks after as long).
 */
const longestPause = 30 * 60_000
/** A session is noted once in this time, however often it calls. */
const resolution = 60_000

type Sources = Pick<Context, 'store' | 'now'>

/** When sessions were noted by this process, so that most calls read nothing. */
const notedTimes = new WeakMap<DomainStore, Map<string, number>>()
const mostNoted = 10_000

/**
 * Notes that a session was used, which its call does not wait for.
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
 * Keeps that a session was used: when its device was seen last, and the time that its member has
 * been here since, on the day that it is in the market. Two sessions at once count twice, which
 * errs on the side of the member's limit.
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

/** Adds the time since a member was noticed last, unless they were away meanwhile. */
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
 * Keeps that a member is here because they play: a vendor's page calls nothing of ours, so somebody
 * who plays on without touching the portal would pass a limit of time. Whose sessions are over is
 * noticed by their bets alone. In the transaction of the bet, before its limits are looked at.
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

/** The same in a transaction of its own. */
export const keepPlay = (context: Sources, memberId: string): Promise<void> =>
  context.store.transaction((tables) => notePlay(context, tables, memberId))

/**
 * How many minutes a member has been here since the beginning of a day (milliseconds since 1970).
 */
export async function minutesHere(
  { playDays }: Pick<DomainTables, 'playDays'>,
  memberId: string,
  from: number,
): Promise<number> {
  const days = await playDays.find({ where: { memberId, day: { atLeast: from } } })
  return Math.floor(days.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 60_000)
}
