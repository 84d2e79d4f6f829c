/** Withdrawal terms: available balance, limits and fees. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import type { DomainTables, WithdrawalRow } from '../../base/collections/collections.ts'
import { autoReceiveMinutesOf, payoutMinutesOf } from '../../base/platform/markets.ts'
import type { Platform } from '../../base/platform/platform.ts'
import { startOfDay } from '../../base/time/marketTime.ts'
import { type Fee, feeOf, showFee } from '../bank/fees.ts'
import { nameOf } from '../ledger/accounts.ts'
import { debtOf } from '../ledger/debts.ts'
import {
  missingTurnover,
  type RequiredTurnover,
  requiredTurnover,
  type TurnoverTables,
} from '../ledger/requiredTurnover.ts'

/** Minimum withdrawal, in minor units. */
export const leastWithdrawal = 2_000
/** Limits in minor units. */
const limits = { minimum: leastWithdrawal, maximum: 2_000_000 }
const dailyLimit = 5_000_000
/** Number of free withdrawals a day, and the fee of each further one. */
const freePerDay = 3
const fee: Fee = { basisPoints: 0, fixedAmount: 500 }

/** Terms of a withdrawal; amounts in minor units. */
export type WithdrawalTerms = {
  balance: number
  /** Balance less the member's debts. */
  available: number
  owed: number
  freeLeft: number
  dailyLimitLeft: number
  turnover: RequiredTurnover
}

/** Number and sum of the day's withdrawals, without rejected and cancelled ones. */
function dayOf(rows: readonly Pick<WithdrawalRow, 'status' | 'amount'>[]) {
  const counted = rows.filter(({ status }) => status !== 'REJECTED' && status !== 'CANCELLED')
  return { count: counted.length, amount: counted.reduce((sum, { amount }) => sum + amount, 0) }
}

type Tables = TurnoverTables & Pick<DomainTables, 'wallets' | 'settlements'>

/** Withdrawal terms of a member at a time; amounts in minor units. */
export async function termsFor(
  tables: Tables,
  memberId: string,
  now: number,
): Promise<WithdrawalTerms> {
  const wallet = await tables.wallets.get(nameOf({ kind: 'main', memberId }))
  const since = { memberId, createdAt: { atLeast: startOfDay(now) } }
  const today = dayOf(await tables.withdrawals.find({ where: since }))
  const balance = wallet?.balance ?? 0
  const owed = await debtOf(tables, memberId)
  return {
    balance,
    available: Math.max(0, balance - owed),
    owed,
    freeLeft: Math.max(0, freePerDay - today.count),
    dailyLimitLeft: Math.max(0, dailyLimit - today.amount),
    turnover: await requiredTurnover(tables, memberId, now),
  }
}

/** Fee of a withdrawal under the terms, in minor units. */
export const costOf = (amount: number, { freeLeft }: Pick<WithdrawalTerms, 'freeLeft'>): number =>
  freeLeft > 0 ? 0 : feeOf(amount, fee)

/** True if an amount is within the limits of a single withdrawal. */
export const isWithdrawable = (amount: number): boolean =>
  amount >= limits.minimum && amount <= limits.maximum

/**
 * Withdrawal terms as the API returns them.
 * @param isOpen true if a bank is configured.
 */
export function showTerms(
  terms: WithdrawalTerms,
  { market }: Pick<Platform, 'market'>,
  isOpen: boolean,
): components['schemas']['WithdrawalTerms'] {
  const payoutMinutes = payoutMinutesOf(market)
  return {
    available: toDecimal(terms.available),
    owed: toDecimal(terms.owed),
    currency: market.currency,
    limits: { minimum: toDecimal(limits.minimum), maximum: toDecimal(limits.maximum) },
    fee: showFee(fee),
    freePerDay,
    freeLeft: terms.freeLeft,
    dailyLimit: toDecimal(dailyLimit),
    dailyLimitLeft: toDecimal(terms.dailyLimitLeft),
    turnover: {
      required: toDecimal(terms.turnover.required),
      played: toDecimal(terms.turnover.playedAmount),
      missing: toDecimal(missingTurnover(terms.turnover)),
    },
    autoReceiveMinutes: autoReceiveMinutesOf(market),
    ...(payoutMinutes !== undefined && { payoutMinutes }),
    ...(!isOpen && { closed: true as const }),
  }
}
