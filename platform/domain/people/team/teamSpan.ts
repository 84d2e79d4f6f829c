/** Figures of a team in whole days. Figures of completed days are cached until a correction. */

import type { DomainTables } from '../../base/collections/collections.ts'
import { inPieces, pieceSize } from '../../base/storage/inPieces.ts'
import { createResultCache } from '../../base/storage/resultCache.ts'
import { dayLength, dayOf, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { addFigures, type Figures, noFigures } from '../../money/ledger/memberDays.ts'
import { pastDaysVersion } from '../../money/ledger/pastDays.ts'
import {
  activeByDay,
  type FigureTables,
  figuresByDay,
  figuresByMember,
  figuresInPart,
} from './teamFigures.ts'

export type TeamSpan = {
  /** Figures by member id, for members with activity only. */
  byMember: ReadonlyMap<string, Figures>
  byDay: ReadonlyMap<string, Figures>
  /** Number of members with settled bets, by day; days without any are left out. */
  active: ReadonlyMap<string, number>
}

type Tables = FigureTables & Pick<DomainTables, 'settings'>

export type WholeTeam = { agentId: string; memberIds: readonly string[] }

/**
 * Time from the end of a day until its figures are final, in milliseconds, since transactions in
 * progress may still add bets to the day.
 */
const settlingTime = 3_600_000

const cacheTeamSpan = createResultCache<TeamSpan>(64)
const cacheFigures = createResultCache<ReadonlyMap<string, Figures>>(64)

/**
 * Figures of each team member, and sums of each day, in a period of whole days.
 * @param now in milliseconds since 1970.
 */
export async function teamSpan(
  tables: Tables,
  team: WholeTeam,
  period: Period,
  now: number,
): Promise<TeamSpan> {
  const firstOpen = Math.max(period.from, Math.min(period.to, startOfDay(now - settlingTime)))
  const over = { from: period.from, to: firstOpen }
  const key = `${team.agentId} ${over.from} ${over.to} ${await pastDaysVersion(tables)}`
  const pastSpan = await cacheTeamSpan(tables.memberDays, key, () => readSpan(tables, team, over))
  if (firstOpen === period.to) return pastSpan
  const byMember = new Map(pastSpan.byMember)
  const byDay = new Map(pastSpan.byDay)
  const active = new Map(pastSpan.active)
  const open = { from: firstOpen, to: period.to }
  for await (const { memberId, day, ...figures } of daysOfTeam(tables, team.memberIds, open)) {
    const name = dayOf(day)
    byMember.set(memberId, addFigures(byMember.get(memberId) ?? noFigures, figures))
    byDay.set(name, addFigures(byDay.get(name) ?? noFigures, figures))
    if (figures.bets > 0) active.set(name, (active.get(name) ?? 0) + 1)
  }
  return { byMember, byDay, active }
}

/**
 * Daily totals of a team's members on a few days. Queries them by member. For a large team, queries
 * them by day if the whole platform has no more daily totals on these days than the team has
 * members.
 */
async function* daysOfTeam(
  { memberDays }: Pick<FigureTables, 'memberDays'>,
  memberIds: readonly string[],
  { from, to }: Period,
) {
  const within = { day: { atLeast: from, below: to } }
  if (memberIds.length <= pieceSize || (await memberDays.count(within)) > memberIds.length) {
    for (const piece of inPieces(memberIds)) {
      const where = { memberId: { in: piece }, ...within }
      // The index already has this order of rows, so the database does not sort them.
      const orderBy = { column: 'memberId', direction: 'ascending' } as const
      yield* await memberDays.find({ where, orderBy })
    }
    return
  }
  const team = new Set(memberIds)
  for (let day = from; day < to; day += dayLength) {
    for await (const rows of memberPages(memberDays, day)) {
      yield* rows.filter(({ memberId }) => team.has(memberId))
    }
  }
}

/** Daily totals of all members on one day, in pages. */
async function* memberPages({ find }: FigureTables['memberDays'], day: number) {
  let after = ''
  for (;;) {
    const rows = await find({
      where: { day, memberId: { atLeast: after } },
      orderBy: { column: 'memberId', direction: 'ascending' },
      limit: pieceSize,
    })
    // The query includes the last member of the previous page, who is dropped here.
    yield rows.filter(({ memberId }) => memberId !== after)
    if (rows.length < pieceSize) return
    after = rows.at(-1)?.memberId ?? after
  }
}

async function readSpan(
  tables: FigureTables,
  { memberIds }: WholeTeam,
  period: Period,
): Promise<TeamSpan> {
  return {
    byMember: await figuresByMember(tables, memberIds, period),
    byDay: await figuresByDay(tables, memberIds, period),
    active: await activeByDay(tables, memberIds, period),
  }
}

/**
 * Figures of each team member in a period that starts with a day and ends at any time.
 * @param now in milliseconds since 1970.
 */
export async function figuresUpTo(
  tables: Tables,
  team: WholeTeam,
  { from, to }: Period,
  now: number,
): Promise<ReadonlyMap<string, Figures>> {
  const lastDay = startOfDay(to)
  const { byMember } = await teamSpan(tables, team, { from, to: lastDay }, now)
  if (lastDay === to) return byMember
  const wholeDay = { from: lastDay, to: lastDay + dayLength }
  const those = await teamSpan(tables, team, wholeDay, now)
  const all = new Map(byMember)
  const part = { from: lastDay, to }
  const read = () => figuresInPart(tables, [...those.byMember.keys()], part)
  const key = `${team.agentId} ${lastDay} ${to} ${await pastDaysVersion(tables)}`
  const figuresOfPart =
    to > now - settlingTime ? await read() : await cacheFigures(tables.memberDays, key, read)
  for (const [id, figures] of figuresOfPart) {
    all.set(id, addFigures(all.get(id) ?? noFigures, figures))
  }
  return all
}
