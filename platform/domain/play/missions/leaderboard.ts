/** Leaderboard of the points earned this week. */

import type { Context } from '../../base/context/context.ts'
import { dayLength, startOfWeek } from '../../base/time/marketTime.ts'
import { maskedName } from '../games/bigWins.ts'
import { weekOf } from '../points/earnPoints.ts'

export type Place = { rank: number; name: string; score: number; isMe: boolean }

const shownPlaces = 50

/**
 * Leaderboard of the week, and the member's own place. The place is undefined until the member
 * earns a point in this week.
 */
export async function leaderboardOf(
  context: Pick<Context, 'now' | 'store' | 'content'>,
  member: { id: string; nickname: string },
): Promise<{ items: Place[]; me: Place | undefined; weekEndsAt: number }> {
  const { weekScores, members } = context.store
  const now = context.now()
  const week = weekOf(now)
  const orderBy = { column: 'score', direction: 'descending' } as const
  const where = { week, score: { atLeast: 1 } }
  const best = await weekScores.find({ where, orderBy, limit: shownPlaces })
  const players = await Promise.all(
    best.map(async ({ memberId, score }) => {
      const isMe = memberId === member.id
      const name = isMe
        ? member.nickname
        : maskedName((await members.get(memberId))?.username ?? '')
      return { name, score, isMe }
    }),
  )
  const others = context.content.scoresElsewhere(now).filter(({ score }) => score > 0)
  const all = [...players, ...others.map((other) => ({ ...other, isMe: false }))]
  const ranked = all
    .toSorted((one, other) => other.score - one.score)
    .map((one) => ({ ...one, rank: all.filter(({ score }) => score > one.score).length + 1 }))
  const mine = await weekScores.get(`${week}/${member.id}`)
  const weekEndsAt = startOfWeek(now) + 7 * dayLength
  if (!mine || mine.score < 1)
    return { items: ranked.slice(0, shownPlaces), me: undefined, weekEndsAt }
  const ahead =
    (await weekScores.count({ week, score: { atLeast: mine.score + 1 } })) +
    others.filter(({ score }) => score > mine.score).length
  const me = { rank: ahead + 1, name: member.nickname, score: mine.score, isMe: true }
  return { items: ranked.slice(0, shownPlaces), me, weekEndsAt }
}
