/**
 * Daily totals of members' ledger accounts by kind and direction of entry. They change with each
 * entry, so that reports need not sum single entries.
 */
import type { DomainTables } from '../collections/collections.ts'
import { dayLength, marketDays, startOfDay } from '../time/marketTime.ts'
import { daysAndRests, type Period } from '../time/wholeDays.ts'

export type Direction = 'IN' | 'OUT'

type CountedEntry = {
  account: string
  memberId: string | null
  kind: string
  amount: number
  at: number
}

/**
 * Adds a ledger entry to the daily totals, in the entry's transaction; house accounts have no
 * totals.
 */
export async function countEntryDay(
  { entryDays }: Pick<DomainTables, 'entryDays'>,
  { account, memberId, kind, amount, at }: CountedEntry,
): Promise<void> {
  if (memberId === null) return
  const day = startOfDay(at)
  const direction: Direction = amount > 0 ? 'IN' : 'OUT'
  const id = `${account}/${day}/${kind}/${direction}`
  const kept = await entryDays.get(id)
  if (kept) {
    await entryDays.update(id, { entries: kept.entries + 1, amount: kept.amount + amount })
    return
  }
  await entryDays.insert({ id, account, memberId, day, kind, direction, entries: 1, amount })
}

/**
 * Sums of the entries of one day, kind and direction; `amount` in minor units, negative for `OUT`.
 */
export type EntrySum = {
  day: number
  kind: string
  direction: Direction
  entries: number
  amount: number
}

type Wanted = {
  /**
   * Id of the member whose accounts are summed; alternatively, `accounts` lists names of accounts.
   */
  memberId?: string
  accounts?: readonly string[]
  kinds?: readonly string[] | undefined
  direction?: Direction | undefined
}

type Tables = Pick<DomainTables, 'entryDays' | 'ledgerEntries'>

const ownerOf = ({ memberId, accounts, kinds }: Wanted) => ({
  ...(memberId !== undefined && { memberId }),
  ...(accounts !== undefined && {
    account: accounts.length === 1 ? (accounts[0] ?? '') : { in: accounts },
  }),
  ...(kinds !== undefined && { kind: { in: kinds } }),
})

/** A period without `to` has no end. */
type OpenPeriod = { from: number; to?: number }

function daysOf({ from, to }: OpenPeriod): { days: OpenPeriod; rests: Period[] } {
  if (to !== undefined) return daysAndRests({ from, to })
  const firstDay = startOfDay(from + dayLength - 1)
  return { days: { from: firstDay }, rests: from < firstDay ? [{ from, to: firstDay }] : [] }
}

/**
 * Sums of ledger entries in a period: from daily totals for whole days, from single entries for
 * partial days.
 */
export async function sumEntries(
  tables: Tables,
  filters: Wanted,
  period: OpenPeriod,
): Promise<EntrySum[]> {
  const { days, rests } = daysOf(period)
  const sums: EntrySum[] = []
  if (days.to === undefined || days.from < days.to)
    sums.push(...(await keptSums(tables, filters, days)))
  for (const rest of rests) sums.push(...(await sumsOfRest(tables, filters, rest)))
  return sums
}

async function keptSums({ entryDays }: Tables, filters: Wanted, { from, to }: OpenPeriod) {
  const { direction } = filters
  const rows = await entryDays.sum({
    where: {
      ...ownerOf(filters),
      day: { atLeast: from, ...(to !== undefined && { below: to }) },
      ...(direction !== undefined && { direction }),
    },
    by: ['day', 'kind', 'direction'],
    of: ['entries', 'amount'],
  })
  return rows.map(({ by, sums }): EntrySum => ({ ...by, ...sums }))
}

/** Sums of single entries in a part of a day. */
async function sumsOfRest({ ledgerEntries }: Tables, filters: Wanted, { from, to }: Period) {
  const sums: EntrySum[] = []
  for (const direction of ['IN', 'OUT'] as const) {
    if (filters.direction !== undefined && filters.direction !== direction) continue
    const rows = await ledgerEntries.sum({
      where: {
        ...ownerOf(filters),
        at: { atLeast: from, below: to },
        amount: direction === 'IN' ? { atLeast: 1 } : { below: 0 },
      },
      by: ['kind'],
      spans: { column: 'at', ...marketDays },
      of: ['amount'],
    })
    for (const { by, span, count, sums: moved } of rows) {
      sums.push({ day: span ?? 0, kind: by.kind, direction, entries: count, amount: moved.amount })
    }
  }
  return sums
}

/** Sum of the amounts, in minor units. */
export const amountOf = (sums: readonly Pick<EntrySum, 'amount'>[]): number =>
  sums.reduce((total, { amount }) => total + amount, 0)
