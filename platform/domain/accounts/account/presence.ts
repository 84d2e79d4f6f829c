/** When members were here last, for those above them in their team. */
import type { DomainTables } from '../../base/collections/collections.ts'
import { unlessThere } from '../../base/storage/unlessThere.ts'

/** Whose session was used in this time is here, in milliseconds. */
const onlineFor = 5 * 60_000

/** `lastSeenAt` in milliseconds since 1970; null for somebody who has never come in. */
export type Presence = { isOnline: boolean; lastSeenAt: number | null }

/** Somebody who has never come in. */
export const neverSeen: Presence = { isOnline: false, lastSeenAt: null }

/** Keeps that a member is here, whoever else notices it at the same moment. */
export async function keepSeen(
  { presences }: Pick<DomainTables, 'presences'>,
  memberId: string,
  seenAt: number,
): Promise<void> {
  if (await presences.update(memberId, { seenAt })) return
  await unlessThere(() => presences.insert({ id: memberId, seenAt }))
}

/**
 * When some members were here last, and whether they still are: one of their sessions was used a
 * moment ago and has not ended. By as many reads as for one of them.
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
