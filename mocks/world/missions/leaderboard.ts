/** Who has earned most points this week. */

import { readPlatform } from '../platform/platformSettings.ts'
import { maskedName } from '../play/bigWins.ts'
import { weekOf } from '../points/earnPoints.ts'
import { dayLength, startOfWeek } from '../time/marketTime.ts'
import type { World } from '../world.ts'

export type Place = { rank: number; name: string; score: number; isMe: boolean }

/** How many places are shown. */
const shownPlaces = 50

/** Others who play where there is no public: so that a demonstration's board is none of one person. */
const crowd = [
  ...['marcelo77', 'pri_souza', 'joaovitor9', 'lucasbr', 'fefe1990', 'tatianam', 'gugafloripa'],
  ...['duda_rj', 'renan.pe', 'bia2005mg', 'thiagoss', 'karenzinha', 'wesley_ba', 'nandoce'],
]

/** What each of the crowd has by now: a pace of their own, from Monday on. */
function crowdScores(now: number): { name: string; score: number }[] {
  const hours = (now - startOfWeek(now)) / 3_600_000
  return crowd.map((username, index) => {
    const pace = 26 - index * 1.7 + (username.length % 4) * 0.6
    return { name: maskedName(username), score: Math.floor(pace * hours) }
  })
}

/** The week's board, and the member's own place; undefined until she has earned a point in it. */
export async function leaderboardOf(
  world: Pick<World, 'now' | 'store'>,
  member: { id: string; nickname: string },
): Promise<{ items: Place[]; me: Place | undefined; weekEndsAt: number }> {
  const { weekScores, members } = world.store
  const now = world.now()
  const week = weekOf(now)
  const orderBy = { column: 'score', direction: 'descending' } as const
  const best = await weekScores.find({ where: { week }, orderBy, limit: shownPlaces })
  const players = await Promise.all(
    best.map(async ({ memberId, score }) => {
      const isMe = memberId === member.id
      const name = isMe
        ? member.nickname
        : maskedName((await members.get(memberId))?.username ?? '')
      return { name, score, isMe }
    }),
  )
  const { provocations } = await readPlatform(world.store)
  const others = provocations ? crowdScores(now).filter(({ score }) => score > 0) : []
  const all = [...players, ...others.map((other) => ({ ...other, isMe: false }))]
  const ranked = all
    .toSorted((one, other) => other.score - one.score)
    .map((one) => ({ ...one, rank: all.filter(({ score }) => score > one.score).length + 1 }))
  const mine = await weekScores.get(`${week}/${member.id}`)
  const weekEndsAt = startOfWeek(now) + 7 * dayLength
  if (!mine) return { items: ranked.slice(0, shownPlaces), me: undefined, weekEndsAt }
  const ahead =
    (await weekScores.count({ week, score: { atLeast: mine.score + 1 } })) +
    others.filter(({ score }) => score > mine.score).length
  const me = { rank: ahead + 1, name: member.nickname, score: mine.score, isMe: true }
  return { items: ranked.slice(0, shownPlaces), me, weekEndsAt }
}
