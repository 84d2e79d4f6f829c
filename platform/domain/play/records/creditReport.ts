/** Yearly report of a member's main wallet, by month (MEM-23). */
import type { DomainTables } from '../../base/collections/collections.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import { newestFirst } from '../../base/storage/pageOf.ts'
import { sumEntries } from '../../base/sums/entryDays.ts'
import { dayOf, startOfMonth, timeOfDay } from '../../base/time/marketTime.ts'

type CreditColumn = 'deposits' | 'withdrawals' | 'stakes' | 'wins' | 'bonuses' | 'other'

/**
 * Amounts in minor units. Outgoing amounts are negative, so that `opening` plus all columns equals
 * `closing`.
 */
export type Credit = Record<CreditColumn, number> & { opening: number; closing: number }

type CreditReport = {
  year: number
  /** Years from the wallet's first entry to the current year, ascending. */
  years: number[]
  /** Months in ascending order; `month` as `2026-11`. */
  months: (Credit & { month: string })[]
  total: Credit
}

/** Report column of each kind of ledger entry; kinds that are not listed count as `other`. */
const columnOfKind: Partial<Record<EntryKind, CreditColumn>> = {
  DEPOSIT: 'deposits',
  WITHDRAWAL: 'withdrawals',
  WITHDRAWAL_RETURNED: 'withdrawals',
  BET: 'stakes',
  BET_RETURNED: 'stakes',
  WIN: 'wins',
  BET_CORRECTED: 'wins',
  BONUS: 'bonuses',
  BONUS_RELEASED: 'bonuses',
  REBATE: 'bonuses',
  REFERRAL: 'bonuses',
  RED_ENVELOPE: 'bonuses',
  WHEEL: 'bonuses',
  POINTS: 'bonuses',
}
const columnOf = (kind: string): CreditColumn =>
  // The cast is safe: only values of `EntryKind` are stored.
  columnOfKind[kind as EntryKind] ?? 'other'

type Tables = Pick<DomainTables, 'ledgerEntries' | 'entryDays'>

const startOfYear = (year: number) => timeOfDay(`${year}-01-01`)
const yearOf = (at: number) => Number(dayOf(at).slice(0, 4))

/** Balance of the wallet before a time, from its last entry. */
async function balanceBefore({ ledgerEntries }: Tables, account: string, at: number) {
  const where = { account, at: { below: at } }
  const [last] = await ledgerEntries.find({ where, orderBy: newestFirst('at'), limit: 1 })
  return last?.balanceAfter ?? 0
}

/** Years from the wallet's first entry to the current year. */
async function yearsOf({ ledgerEntries }: Tables, account: string, now: number) {
  const orderBy = { column: 'at', direction: 'ascending' } as const
  const [first] = await ledgerEntries.find({ where: { account }, orderBy, limit: 1 })
  const last = yearOf(now)
  const start = Math.min(first ? yearOf(first.at) : last, last)
  return Array.from({ length: last - start + 1 }, (_, index) => start + index)
}

/** Sums of a year's entries by day and kind, grouped by month. */
async function sumsByMonth(tables: Tables, account: string, year: number) {
  const period = { from: startOfYear(year), to: startOfYear(year + 1) }
  const sums = await sumEntries(tables, { accounts: [account] }, period)
  return Map.groupBy(sums, ({ day }) => dayOf(day).slice(0, 7))
}

/** Months of a year that have begun, as `2026-11`. */
function monthsOf(year: number, now: number): string[] {
  const starts = Array.from({ length: 12 }, (_, index) => startOfMonth(startOfYear(year), index))
  return starts.filter((start) => start <= now).map((start) => dayOf(start).slice(0, 7))
}

/**
 * Report of a year.
 * @param year defaults to the current year.
 */
export async function creditReport(
  tables: Tables,
  memberId: string,
  now: number,
  year = yearOf(now),
): Promise<CreditReport> {
  const opening = await balanceBefore(tables, memberId, startOfYear(year))
  const sums = await sumsByMonth(tables, memberId, year)
  const total = emptyCredit(opening)
  const months = monthsOf(year, now).map((month) => {
    const credit = emptyCredit(total.closing)
    for (const { kind, amount } of sums.get(month) ?? []) {
      for (const each of [credit, total]) {
        each[columnOf(kind)] += amount
        each.closing += amount
      }
    }
    return { month, ...credit }
  })
  return { year, years: await yearsOf(tables, memberId, now), months, total }
}

const emptyCredit = (opening: number): Credit => ({
  opening,
  deposits: 0,
  withdrawals: 0,
  stakes: 0,
  wins: 0,
  bonuses: 0,
  other: 0,
  closing: opening,
})
