/** How long members are here, told by their calls. */
import { againIfTaken } from './againIfTaken.ts'
import type { WorldTables } from './collections.ts'
import { dayLength, startOfDay } from './marketTime.ts'
import type { World } from './world.ts'

/** How long days are kept, in milliseconds: a month's limit needs 31. */
export const playDaysKept = 40 * dayLength
/** Calls further apart than this mean that she was away meanwhile (the page locks after as long). */
const longestPause = 30 * 60_000
/** A session is noted once in this time, however often it calls. */
const resolution = 60_000

type Sources = Pick<World, 'store' | 'now'>

/**
 * Notes that a session was used: when its device was seen last, and the time that its member has been
 * here since, on the day that it is in the market. Two sessions at once count twice, which errs on the
 * side of the member's limit.
 */
export async function noteUse(world: Sources, sessionId: string): Promise<void> {
  const now = world.now()
  const device = await world.store.devices.get(sessionId)
  if (!device || now - device.seenAt < resolution) return
  await againIfTaken(() =>
    world.store.transaction(async ({ devices, playDays }) => {
      const { memberId, seenAt } = device
      if (!(await devices.update(sessionId, { seenAt: now }, { seenAt }))) return
      if (now - seenAt > longestPause) return
      const day = startOfDay(now)
      const id = `${memberId}/${day}`
      const row = await playDays.get(id)
      const milliseconds = (row?.milliseconds ?? 0) + now - seenAt
      if (row) await playDays.update(id, { milliseconds })
      else await playDays.insert({ id, memberId, day, milliseconds })
    }),
  )
}

/** How many minutes a member has been here since the beginning of a day (milliseconds since 1970). */
export async function minutesHere(
  { playDays }: Pick<WorldTables, 'playDays'>,
  memberId: string,
  from: number,
): Promise<number> {
  const days = await playDays.find({ where: { memberId, day: { atLeast: from } } })
  return Math.floor(days.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 60_000)
}
