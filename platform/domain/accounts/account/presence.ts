/** Online status of members, shown to their uplines. */
import type { DomainTables } from '../../base/collections/collections.ts'
import { unlessThere } from '../../base/storage/unlessThere.ts'

/** Time after the last use of a session for which a member counts as online, in milliseconds. */
const onlineFor = 5 * 60_000

/** `lastSeenAt` in milliseconds since 1970; null for a member who has never logged in. */
export type Presence = { isOnline: boolean; lastSeenAt: number | null }

export const neverSeen: Presence = { isOnline: false, lastSeenAt: null }

/** Records the last activity of a member. Concurrent calls are safe. */
export async function keepSeen(
  { presences }: Pick<DomainTables, 'presences'>,
  memberId: string,
  seenAt: number,
): Promise<void> {
  if (await presences.update(memberId, { seenAt })) return
  await unlessThere(() => presences.insert({ id: memberId, seenAt }))
}

/**
 * Online status and last activity of several members, with two queries in total. A member is online
 * if a session that has not ended was used recently.
 * @param now milliseconds since 1970.
 */
export async function presencesOf(
  { presences, devices }: Pick<DomainTables, 'presences' | 'devices'>,
  memberIds: readonly string[],
  now: number,
): Promise<(memberId: string) => Presence> {
  const seen = await presences.find({ where: { id: { in: memberIds } } })
  const here = await devices.sum({
    where: { memberId: { in: memberIds }, seenAt: { atLeast: now - onlineFor } },
    by: ['memberId'],
  })
  const seenAt = new Map(seen.map((row) => [row.id, row.seenAt]))
  const online = new Set(here.map(({ by }) => by.memberId))
  return (memberId) => ({
    isOnline: online.has(memberId),
    lastSeenAt: seenAt.get(memberId) ?? null,
  })
}
