/** Paid deposits. Each stores the sum of the member's earlier credits. */
import type { DepositRow, DomainTables } from '../../base/collections/collections.ts'
import { newestFirst } from '../../base/storage/pageOf.ts'

type Tables = Pick<DomainTables, 'deposits'>

/** Credit of a deposit, in minor units. */
const creditOf = ({ paidAmount, fee }: DepositRow): number => (paidAmount ?? 0) - fee

const creditedWith = (deposit: DepositRow): number =>
  (deposit.creditedBefore ?? 0) + creditOf(deposit)

async function lastPaid({ deposits }: Tables, memberId: string): Promise<DepositRow | undefined> {
  const where = { memberId, status: 'PAID', endedAt: { atLeast: 0 } }
  const [last] = await deposits.find({ where, orderBy: newestFirst('endedAt'), limit: 1 })
  return last
}

/**
 * End time of a newly paid deposit and the sum of earlier credits. The end time is later than that
 * of every deposit paid before, even if the bank reports an earlier payment time. Call this in the
 * transaction that credits the deposit, after locking the member.
 */
export async function afterPaid(
  tables: Tables,
  { memberId, at }: { memberId: string; at: number },
): Promise<{ endedAt: number; creditedBefore: number }> {
  const last = await lastPaid(tables, memberId)
  if (!last) return { endedAt: at, creditedBefore: 0 }
  return { endedAt: Math.max(at, (last.endedAt ?? 0) + 1), creditedBefore: creditedWith(last) }
}

/**
 * Sum of a member's credited deposits since a time, in minor units, and the time of the first of
 * these deposits; undefined if there are none. Reads two rows, whatever the number of deposits.
 */
export async function creditedSince(
  tables: Tables,
  memberId: string,
  since: number,
): Promise<{ amount: number; from: number } | undefined> {
  const [first] = await tables.deposits.find({
    where: { memberId, status: 'PAID', endedAt: { atLeast: since } },
    orderBy: { column: 'endedAt', direction: 'ascending' },
    limit: 1,
  })
  const last = first && (await lastPaid(tables, memberId))
  if (!first || !last) return undefined
  const amount = creditedWith(last) - (first.creditedBefore ?? 0)
  return { amount, from: first.endedAt ?? 0 }
}

/**
 * Deposits whose stored sum differs from the sum of the member's earlier credits, as readable
 * messages.
 */
export async function auditDeposits({ deposits }: Tables): Promise<string[]> {
  const rows = await deposits.find()
  const paid = rows.filter(({ status }) => status === 'PAID')
  const oldestFirst = paid.toSorted((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0))
  const sums = new Map<string, number>()
  const problems: string[] = []
  for (const deposit of oldestFirst) {
    const before = sums.get(deposit.memberId) ?? 0
    if (deposit.creditedBefore !== before) {
      problems.push(`${deposit.id} keeps ${deposit.creditedBefore} before it, and it was ${before}`)
    }
    sums.set(deposit.memberId, before + creditOf(deposit))
  }
  const unpaid = rows.filter((one) => one.status !== 'PAID' && one.creditedBefore !== null)
  return [...problems, ...unpaid.map(({ id }) => `${id} keeps a sum, and was not paid`)]
}
