/**
 * What a team has played, added up where it is kept: terms look at no single bet but for its
 * stake, and nobody's month is read bet by bet.
 */
import { teamOf } from '../../accounts/team/hierarchy.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { inPieces } from '../../base/storage/inPieces.ts'
import { marketDays, startOfDay } from '../../base/time/marketTime.ts'
import { daysAndRests, type Period } from '../../base/time/wholeDays.ts'
import { endOfPeriod, periodOf, shortLengthOf, startOfPeriod } from './periods.ts'
import type { ContractTerms, CountedBet } from './terms.ts'

type Tables = Pick<DomainTables, 'bets' | 'memberDays' | 'teamLinks' | 'teamMembers'>

/** What somebody has played in a part of a period, which began then. */
export type Played = CountedBet & { settledAt: number }

/** So many members are added up at once: each of them may have very many bets. */
const atOnce = 200
const summed = ['stake', 'validBet', 'win'] as const

/** The member and everybody below, so many as are asked for at once. */
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

/** Those of some members of whom bets were settled on the days that a period touches. */
async function whoBet(
  { memberDays }: Tables,
  memberIds: readonly string[],
  { from, to }: Period,
): Promise<string[]> {
  const where = betOn(memberIds, { from: startOfDay(from), to })
  const sums = await memberDays.sum({ where, by: ['memberId'] })
  return sums.map(({ by }) => by.memberId)
}

/** What each of the team has played in a period, as if it were one bet for each part of it. */
async function playedIn(
  tables: Tables,
  pieces: readonly (readonly string[])[],
  period: Period,
): Promise<CountedBet[]> {
  const { days, rests } = daysAndRests(period)
  const played: CountedBet[] = []
  for (const piece of pieces) {
    const where = betOn(piece, days)
    const sums = await tables.memberDays.sum({ where, by: ['memberId'], of: summed })
    played.push(...sums.map(({ by, sums: sum }) => ({ ...by, ...sum })))
    for (const rest of rests) {
      for (const some of inPieces(await whoBet(tables, piece, rest), atOnce)) {
        const rows = await tables.bets.sum({
          where: settledIn(some, rest),
          by: ['memberId'],
          of: summed,
        })
        played.push(...rows.map(({ by, sums: sum }) => ({ ...by, ...sum })))
      }
    }
  }
  return played
}

/** What each of a team has played in a period. Terms of single bets need `playedInPeriods`. */
export const playedByMember = async (
  tables: Tables,
  memberId: string,
  period: Period,
): Promise<CountedBet[]> => playedIn(tables, await piecesOfTeam(tables, memberId), period)

/** What was played in periods of hours or minutes; equal bets of a member as one. */
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
      const query = { where: settledIn(some, period), spans, of: summed }
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

/** What each of a team has played on each day of a period, as if it were one bet a type of game. */
export async function playedByGameType(
  tables: Tables,
  memberId: string,
  period: Period,
): Promise<(Played & { gameType: string })[]> {
  const spans = { ...marketDays, column: 'settledAt' } as const
  const played: (Played & { gameType: string })[] = []
  for (const piece of await piecesOfTeam(tables, memberId)) {
    for (const some of inPieces(await whoBet(tables, piece, period), atOnce)) {
      const query = { where: settledIn(some, period), spans, of: summed }
      const sums = await tables.bets.sum({ ...query, by: ['memberId', 'gameType'] })
      for (const { by, span, sums: sum } of sums) {
        played.push({ ...by, ...sum, settledAt: span ?? 0 })
      }
    }
  }
  return played
}

/** The days in a period on which somebody of the team bet, the first first. */
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
 * What a team has played in each of the periods of some terms, told as of when each of them began,
 * or of `from`. Long stops cost no more than what was played in their time.
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
