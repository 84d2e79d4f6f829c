/**
 * Settlements that an upline has not paid in full. They are paid when the upline receives money.
 */
import type { components } from '../../../../src/api/gen/paths.ts'
import { isClosed } from '../../accounts/closing/closedAccounts.ts'
import type { DomainTables, SettlementRow } from '../../base/collections/collections.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'

type EarningKind = components['schemas']['EarningKind']
type Tables = Pick<DomainTables, 'settlements'>

const entryKinds: Readonly<Record<EarningKind, EntryKind>> = {
  dividend: 'DIVIDEND',
  dailyWage: 'DAILY_SALARY',
  hourlyWage: 'HOURLY_SALARY',
  realTimeSalary: 'REALTIME_SALARY',
  commission: 'COMMISSION',
}

/** Earning kind of a settlement, and the kind of the ledger entry that pays the settlement. */
export function kindsOf({ kind }: Pick<SettlementRow, 'kind'>) {
  // The cast is safe: only values of `EarningKind` are stored.
  const earningKind = kind as EarningKind
  return { earningKind, entryKind: entryKinds[earningKind] }
}

/**
 * Maximum number of settlements that are paid after one movement of money; a job pays the others.
 */
export const mostPaidAtOnce = 50

const owedBy = (payerId: string) => ({ payerId, status: 'OWED' })

/** Sum of a member's debts, in minor units. */
export async function debtOf({ settlements }: Tables, memberId: string): Promise<number> {
  const where = owedBy(memberId)
  const [sum] = await settlements.sum({ where, of: ['amount', 'paidAmount'] })
  return sum ? sum.sums.amount - sum.sums.paidAmount : 0
}

/** Members to whom a member owes money. The query takes no locks. */
export async function creditorsOf({ settlements }: Tables, memberId: string): Promise<string[]> {
  const sums = await settlements.sum({ where: owedBy(memberId), by: ['payeeId'] })
  return sums.map(({ by }) => by.payeeId)
}

/** Oldest debts of a member, limited to `mostPaidAtOnce`. */
export const oldestDebts = ({ settlements }: Tables, memberId: string): Promise<SettlementRow[]> =>
  settlements.find({
    where: owedBy(memberId),
    orderBy: { column: 'settledAt', direction: 'ascending' },
    limit: mostPaidAtOnce,
  })

/** Partial or full payment of a settlement; `amount` in minor units. */
type DebtPayment = { debt: SettlementRow; amount: number }

/**
 * Distributes `money` over debts, in their order, and marks them as paid; the last debt may be paid
 * in part. The caller moves the money.
 */
export async function markPaid(
  tables: Pick<DomainTables, 'settlements' | 'closedAccounts'>,
  debts: readonly SettlementRow[],
  money: number,
  now: number,
): Promise<DebtPayment[]> {
  const payments: DebtPayment[] = []
  let left = money
  for (const debt of debts) {
    if (left === 0) break
    // A payee who closes their account concurrently forfeits the money owed to them.
    if (await isClosed(tables, debt.payeeId)) continue
    const amount = Math.min(left, debt.amount - debt.paidAmount)
    const paidAmount = debt.paidAmount + amount
    const isWhole = paidAmount === debt.amount
    const changes = { paidAmount, ...(isWhole && { status: 'PAID', settledAt: now }) }
    await tables.settlements.update(debt.id, changes)
    payments.push({ debt, amount })
    left -= amount
  }
  return payments
}
