/**
 * What moved through each account of a member on each of the market's days, by kind and direction:
 * kept as it happens, so that nothing of a member's past is added up entry by entry.
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

/** Counts an entry of the ledger, in its transaction; the house's are not kept. */
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

/** Entries of one day, kind and direction; `amount` in minor units, below nothing for `OUT`. */
export type EntrySum = {
  day: number
  kind: string
  direction: Direction
  entries: number
  amount: number
}

/** Whose entries, and which of them. */
type Wanted = {
  /** All of a member's accounts, where none is named. */
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

/** Until whenever it is, where it has no end. */
type OpenPeriod = { from: number; to?: number }

function daysOf({ from, to }: OpenPeriod): { days: OpenPeriod; rests: Period[] } {
  if (to !== undefined) return daysAndRests({ from, to })
  const firstDay = startOfDay(from + dayLength - 1)
  return { days: { from: firstDay }, rests: from < firstDay ? [{ from, to: firstDay }] : [] }
}

/** What entries of a period add up to: whole days as they are kept, the rest entry by entry. */
export async function sumEntries(
  tables: Tables,
  wanted: Wanted,
  period: OpenPeriod,
): Promise<EntrySum[]> {
  const { days, rests } = daysOf(period)
  const sums: EntrySum[] = []
  if (days.to === undefined || days.from < days.to)
    sums.push(...(await keptSums(tables, wanted, days)))
  for (const rest of rests) sums.push(...(await sumsOfRest(tables, wanted, rest)))
  return sums
}

async function keptSums({ entryDays }: Tables, wanted: Wanted, { from, to }: OpenPeriod) {
  const { direction } = wanted
  const rows = await entryDays.sum({
    where: {
      ...ownerOf(wanted),
      day: { atLeast: from, ...(to !== undefined && { below: to }) },
      ...(direction !== undefined && { direction }),
    },
    by: ['day', 'kind', 'direction'],
    of: ['entries', 'amount'],
  })
  return rows.map(({ by, sums }): EntrySum => ({ ...by, ...sums }))
}

/** What was moved in a part of a day. */
async function sumsOfRest({ ledgerEntries }: Tables, wanted: Wanted, { from, to }: Period) {
  const sums: EntrySum[] = []
  for (const direction of ['IN', 'OUT'] as const) {
    if (wanted.direction !== undefined && wanted.direction !== direction) continue
    const rows = await ledgerEntries.sum({
      where: {
        ...ownerOf(wanted),
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

/** What all of some sums come to; minor units. */
export const amountOf = (sums: readonly Pick<EntrySum, 'amount'>[]): number =>
  sums.reduce((total, { amount }) => total + amount, 0)
