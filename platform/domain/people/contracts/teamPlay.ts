/**
 * Sums of a team's bets, from daily totals where possible. Only real-time salaries depend on single
 * bets; these are merged by stake and win, so that not every bet is loaded.
 */
import { teamOf } from '../../accounts/team/hierarchy.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { inPieces } from '../../base/storage/inPieces.ts'
import { marketDays, startOfDay } from '../../base/time/marketTime.ts'
import { daysAndRests, type Period } from '../../base/time/wholeDays.ts'
import { endOfPeriod, periodOf, shortLengthOf, startOfPeriod } from './periods.ts'
import type { ContractTerms, CountedBet } from './terms.ts'

type Tables = Pick<DomainTables, 'bets' | 'memberDays' | 'teamLinks' | 'teamMembers'>

/** Bets of a member, summed over a part of a period that begins at `settledAt`. */
export type Played = CountedBet & { settledAt: number }

/** Maximum number of members per query of bets, since a member may have very many bets. */
const atOnce = 200
const summedColumns = ['stake', 'validBet', 'win'] as const

/** Ids of a member and of all members below, in groups for queries. */
async function piecesOfTeam(tables: Tables, memberId: string): Promise<(readonly string[])[]> {
  return [...inPieces([memberId, ...(await teamOf(tables, memberId))])]
}

const settledIn = (memberIds: readonly string[], { from, to }: Period) => ({
  memberId: { in: memberIds },
  status: 'SETTLED',
  settledAt: { atLeast: from, below: to },
})

const betOn = (memberIds: readonly string[], { from, to }: Period) => ({
  memberId: { in: memberIds },
  day: { atLeast: from, below: to },
  bets: { atLeast: 1 },
})

/** Ids of the members with bets settled on the days of a period. */
async function whoBet(
  { memberDays }: Tables,
  memberIds: readonly string[],
  { from, to }: Period,
): Promise<string[]> {
  const where = betOn(memberIds, { from: startOfDay(from), to })
  const sums = await memberDays.sum({ where, by: ['memberId'] })
  return sums.map(({ by }) => by.memberId)
}

/**
 * Sums of each team member's bets in a period: one for all whole days, and one for each partial
 * day.
 */
async function playedIn(
  tables: Tables,
  pieces: readonly (readonly string[])[],
  period: Period,
): Promise<CountedBet[]> {
  const { days, rests } = daysAndRests(period)
  const played: CountedBet[] = []
  for (const piece of pieces) {
    const where = betOn(piece, days)
    const sums = await tables.memberDays.sum({ where, by: ['memberId'], of: summedColumns })
    played.push(...sums.map(({ by, sums: sum }) => ({ ...by, ...sum })))
    for (const rest of rests) {
      for (const some of inPieces(await whoBet(tables, piece, rest), atOnce)) {
        const rows = await tables.bets.sum({
          where: settledIn(some, rest),
          by: ['memberId'],
          of: summedColumns,
        })
        played.push(...rows.map(({ by, sums: sum }) => ({ ...by, ...sum })))
      }
    }
  }
  return played
}

/**
 * Bets of each team member in a period, merged. Terms with a minimum for each bet need
 * `playedInPeriods` instead.
 */
export const playedByMember = async (
  tables: Tables,
  memberId: string,
  period: Period,
): Promise<CountedBet[]> => playedIn(tables, await piecesOfTeam(tables, memberId), period)

/** Bets in spans of hours or minutes, merged by member, and by stake and win if `ofSingleBets`. */
async function playedInSpans(
  tables: Tables,
  pieces: readonly (readonly string[])[],
  period: Period,
  { length, ofSingleBets }: { length: number; ofSingleBets: boolean },
): Promise<Played[]> {
  const spans = { column: 'settledAt', length, from: 0 } as const
  const played: Played[] = []
  for (const piece of pieces) {
    for (const some of inPieces(await whoBet(tables, piece, period), atOnce)) {
      const query = { where: settledIn(some, period), spans, of: summedColumns }
      if (ofSingleBets) {
        const sums = await tables.bets.sum({ ...query, by: ['memberId', 'stake', 'win'] })
        for (const { by, span, sums: sum } of sums) {
          const { memberId, stake: each } = by
          played.push({ memberId, ...sum, each, settledAt: span ?? 0 })
        }
      } else {
        const sums = await tables.bets.sum({ ...query, by: ['memberId'] })
        for (const { by, span, sums: sum } of sums) {
          played.push({ ...by, ...sum, settledAt: span ?? 0 })
        }
      }
    }
  }
  return played
}

/** Bets of each team member on each day of a period, merged by game type. */
export async function playedByGameType(
  tables: Tables,
  memberId: string,
  period: Period,
): Promise<(Played & { gameType: string })[]> {
  const spans = { ...marketDays, column: 'settledAt' } as const
  const played: (Played & { gameType: string })[] = []
  for (const piece of await piecesOfTeam(tables, memberId)) {
    for (const some of inPieces(await whoBet(tables, piece, period), atOnce)) {
      const query = { where: settledIn(some, period), spans, of: summedColumns }
      const sums = await tables.bets.sum({ ...query, by: ['memberId', 'gameType'] })
      for (const { by, span, sums: sum } of sums) {
        played.push({ ...by, ...sum, settledAt: span ?? 0 })
      }
    }
  }
  return played
}

/** Days of a period with bets of the team, in ascending order. */
async function daysOfBets(
  { memberDays }: Tables,
  pieces: readonly (readonly string[])[],
  { from, to }: Period,
): Promise<number[]> {
  const days = new Set<number>()
  for (const piece of pieces) {
    const where = betOn(piece, { from: startOfDay(from), to })
    for (const { by } of await memberDays.sum({ where, by: ['day'] })) days.add(by.day)
  }
  return [...days].toSorted((a, b) => a - b)
}

/**
 * Bets of a team in each period of the terms, merged and dated at the start of the period or at
 * `from`, whichever is later. After a long downtime, the cost depends only on the number of bets.
 */
export async function playedInPeriods(
  tables: Tables,
  memberId: string,
  { from, to }: Period,
  terms: ContractTerms,
): Promise<Played[]> {
  const pieces = await piecesOfTeam(tables, memberId)
  const period = periodOf(terms)
  const length = shortLengthOf(period)
  if (length !== undefined) {
    const ofSingleBets = terms.kind === 'realTimeSalary'
    return playedInSpans(tables, pieces, { from, to }, { length, ofSingleBets })
  }
  const days = await daysOfBets(tables, pieces, { from, to })
  const played: Played[] = []
  for (const start of new Set(days.map((day) => startOfPeriod(period, day)))) {
    const settledAt = Math.max(from, start)
    const part = { from: settledAt, to: Math.min(to, endOfPeriod(period, start)) }
    const bets = await playedIn(tables, pieces, part)
    played.push(...bets.map((bet) => ({ ...bet, settledAt })))
  }
  return played
}
