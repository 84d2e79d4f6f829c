/** What a team did in whole days, of which those that are over are kept. */
import { inPieces, pieceSize } from '../../base/storage/inPieces.ts'
import { createKeptAnswers } from '../../base/storage/keptAnswers.ts'
import { dayLength, dayOf, startOfDay } from '../../base/time/marketTime.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { addFigures, type Figures, noFigures } from '../../money/ledger/memberDays.ts'
import {
  activeByDay,
  type FigureTables,
  figuresByDay,
  figuresByMember,
  figuresInPart,
} from './teamFigures.ts'

export type TeamSpan = {
  /** Of those who did something. */
  byMember: ReadonlyMap<string, Figures>
  byDay: ReadonlyMap<string, Figures>
  /** How many had bets settled on each day that has some. */
  active: ReadonlyMap<string, number>
}

export type WholeTeam = { agentId: string; memberIds: readonly string[] }

/** A day changes no more so long after its end: what was begun in it has been written by then. */
const settling = 3_600_000

const keepSpan = createKeptAnswers<TeamSpan>(64)
const keepPart = createKeptAnswers<ReadonlyMap<string, Figures>>(64)

/**
 * What each of a team, and all of them on each day, did in a period of whole days.
 * @param now milliseconds since 1970.
 */
export async function teamSpan(
  tables: FigureTables,
  team: WholeTeam,
  period: Period,
  now: number,
): Promise<TeamSpan> {
  const firstOpen = Math.max(period.from, Math.min(period.to, startOfDay(now - settling)))
  const over = { from: period.from, to: firstOpen }
  const key = `${team.agentId} ${over.from} ${over.to}`
  const kept = await keepSpan(tables.memberDays, key, () => readSpan(tables, team, over))
  if (firstOpen === period.to) return kept
  const byMember = new Map(kept.byMember)
  const byDay = new Map(kept.byDay)
  const active = new Map(kept.active)
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
 * What members did on each day of a few: asked for by the members, or, where they are more than who
 * did something on the whole platform, by the days.
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
      // As the index has them, so that nothing is sorted.
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

/** All that was done on a day, in pages of members. */
async function* memberPages({ find }: FigureTables['memberDays'], day: number) {
  let after = ''
  for (;;) {
    const rows = await find({
      where: { day, memberId: { atLeast: after } },
      orderBy: { column: 'memberId', direction: 'ascending' },
      limit: pieceSize,
    })
    // A page begins with the member whom the one before it ended with.
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
 * What each of a team did in a period that begins with a day, up to any moment.
 * @param now milliseconds since 1970.
 */
export async function figuresUpTo(
  tables: FigureTables,
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
  const figuresOfPart =
    to > now - settling
      ? await read()
      : await keepPart(tables.memberDays, `${team.agentId} ${lastDay} ${to}`, read)
  for (const [id, figures] of figuresOfPart) {
    all.set(id, addFigures(all.get(id) ?? noFigures, figures))
  }
  return all
}
