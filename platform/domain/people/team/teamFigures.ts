/** Money figures of team members in a period. */
import type { DomainTables } from '../../base/collections/collections.ts'
import { inPieces } from '../../base/storage/inPieces.ts'
import { dayOf, startOfDay } from '../../base/time/marketTime.ts'
import { daysAndRests, type Period } from '../../base/time/wholeDays.ts'
import { bonusAccount } from '../../money/bonuses/activeBonuses.ts'
import { nameOf } from '../../money/ledger/accounts.ts'
import {
  addFigures,
  type Figures,
  figuresOfEntry,
  noFigures,
} from '../../money/ledger/memberDays.ts'

/** Members' winnings less their stakes, plus bonuses and rebates. */
export const profitOf = ({ win, stake, bonuses, rebates }: Figures): number =>
  win - stake + bonuses + rebates

export const sumOfFigures = (figures: Iterable<Figures>): Figures =>
  [...figures].reduce(addFigures, noFigures)

export type FigureTables = Pick<DomainTables, 'bets' | 'ledgerEntries' | 'memberDays'>

/** Collects sums of figures by key (a member or a day). */
function collect() {
  const all = new Map<string, Figures>()
  const add = (name: string, more: Partial<Figures>) =>
    all.set(name, addFigures(all.get(name) ?? noFigures, { ...noFigures, ...more }))
  return { all, add }
}

const summedColumns = [
  ...(['deposits', 'withdrawals', 'bets', 'stake'] as const),
  ...(['validBet', 'win', 'bonuses', 'rebates'] as const),
]

/** Figures of each member in a part of one day; members without activity are left out. */
async function figuresInRest(
  tables: FigureTables,
  memberIds: readonly string[],
  rest: Period,
): Promise<Map<string, Figures>> {
  const where = { memberId: { in: memberIds }, day: startOfDay(rest.from) }
  const active = await tables.memberDays.sum({ where, by: ['memberId'] })
  return figuresInPart(
    tables,
    active.map(({ by }) => by.memberId),
    rest,
  )
}

/** Figures of members in a part of a day, from their bets and ledger entries. */
export async function figuresInPart(
  { bets, ledgerEntries }: Pick<FigureTables, 'bets' | 'ledgerEntries'>,
  ids: readonly string[],
  { from, to }: Period,
): Promise<Map<string, Figures>> {
  const { all, add } = collect()
  const settled = { status: 'SETTLED', settledAt: { atLeast: from, below: to } }
  // At most 200 members per query, since a member may have very many bets and entries.
  for (const some of inPieces(ids, 200)) {
    for (const { by, count, sums } of await bets.sum({
      where: { memberId: { in: some }, ...settled },
      by: ['memberId'],
      of: ['stake', 'validBet', 'win'],
    })) {
      add(by.memberId, { bets: count, ...sums })
    }
    const memberOf = new Map(
      some.flatMap((id) => [id, nameOf(bonusAccount(id))].map((account) => [account, id])),
    )
    for (const { by, sums } of await ledgerEntries.sum({
      where: { account: { in: [...memberOf.keys()] }, at: { atLeast: from, below: to } },
      by: ['account', 'kind'],
      of: ['amount'],
    })) {
      const more = figuresOfEntry(by.kind, sums.amount)
      if (more) add(memberOf.get(by.account) ?? by.account, more)
    }
  }
  return all
}

/** Sums of figures over all given members in a period, by market day. */
export async function figuresByDay(
  tables: FigureTables,
  memberIds: readonly string[],
  period: Period,
): Promise<Map<string, Figures>> {
  const { all, add } = collect()
  const { days, rests } = daysAndRests(period)
  for (const piece of inPieces(memberIds)) {
    const where = { memberId: { in: piece }, day: { atLeast: days.from, below: days.to } }
    for (const { by, sums } of await tables.memberDays.sum({
      where,
      by: ['day'],
      of: summedColumns,
    })) {
      add(dayOf(by.day), sums)
    }
    for (const rest of rests) {
      const figures = await figuresInRest(tables, piece, rest)
      if (figures.size > 0) add(dayOf(rest.from), sumOfFigures(figures.values()))
    }
  }
  return all
}

/** Figures of each member in a period; members without activity are left out. */
export async function figuresByMember(
  tables: FigureTables,
  memberIds: readonly string[],
  period: Period,
): Promise<Map<string, Figures>> {
  const { all, add } = collect()
  const { days, rests } = daysAndRests(period)
  for (const piece of inPieces(memberIds)) {
    const where = { memberId: { in: piece }, day: { atLeast: days.from, below: days.to } }
    for (const { by, sums } of await tables.memberDays.sum({
      where,
      by: ['memberId'],
      of: summedColumns,
    })) {
      add(by.memberId, sums)
    }
    for (const rest of rests) {
      for (const [id, figures] of await figuresInRest(tables, piece, rest)) add(id, figures)
    }
  }
  return all
}

/** Number of members with settled bets on each day; days without any are left out. */
export async function activeByDay(
  { memberDays }: Pick<DomainTables, 'memberDays'>,
  memberIds: readonly string[],
  { from, to }: Period,
): Promise<Map<string, number>> {
  const active = new Map<string, number>()
  for (const piece of inPieces(memberIds)) {
    const day = { atLeast: startOfDay(from), below: to }
    const where = { memberId: { in: piece }, day, bets: { atLeast: 1 } }
    for (const { by, count } of await memberDays.sum({ where, by: ['day'] })) {
      active.set(dayOf(by.day), (active.get(dayOf(by.day)) ?? 0) + count)
    }
  }
  return active
}
