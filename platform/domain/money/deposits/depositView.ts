/** Deposits as the contract tells them. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { maskCpf } from '../../../../src/lib/cpf.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import type { Bank } from '../../../providers.ts'
import type { DepositRow } from '../../base/collections/collections.ts'
import { languageOf, message, textIn } from '../../base/texts/texts.ts'
import { depositOrder } from '../bank/bankOrders.ts'
import { showFee } from '../bank/fees.ts'
import { type DepositMethod, usableFrom } from './depositMethods.ts'

type Schemas = components['schemas']
/**
 * A row's texts of these kinds are written by this module's callers alone, who take them from the
 * contract.
 */
type DepositState = Pick<Schemas['Deposit'], 'method' | 'status'> & {
  provider: Schemas['WalletProvider'] | null
  failureReason: Schemas['DepositFailure'] | null
}

const time = (at: number): string => new Date(at).toISOString()

/**
 * A deposit as its member sees it; how to pay is told while it can be paid, and there is somebody
 * to pay.
 */
export function showDeposit(row: DepositRow, bank: Bank | undefined): Schemas['Deposit'] {
  // Only `deposits.ts` writes these columns, with values of the contract.
  const { method, status, provider, failureReason } = row as unknown as DepositState
  const { amount, fee, paidAmount, returnedAmount, payer, proof, endedAt } = row
  const isSentBack = status === 'FAILED' || (status === 'CANCELLED' && returnedAmount !== null)
  const counted = isSentBack ? 0 : (paidAmount ?? amount)
  return {
    depositId: row.id,
    method,
    ...(provider !== null && { provider }),
    status,
    amount: toDecimal(amount),
    fee: toDecimal(fee),
    credited: toDecimal(Math.max(0, counted - fee)),
    ...(paidAmount !== null && { paidAmount: toDecimal(paidAmount) }),
    ...(returnedAmount !== null && { returnedAmount: toDecimal(returnedAmount) }),
    ...(failureReason !== null && { failureReason }),
    ...(payer !== null && { payer: maskCpf(payer) }),
    ...(proof !== null && { proof: { files: proof.fileIds.length, sentAt: time(proof.at) } }),
    currency: row.currency,
    createdAt: time(row.createdAt),
    expiresAt: time(row.expiresAt),
    ...(endedAt !== null && { endedAt: time(endedAt) }),
    ...(status === 'PENDING' && bank && { payment: bank.paymentOf(depositOrder(row)) }),
  }
}

/** A method in the caller's language, at a time. @param isOpen whether there is a bank at all. */
export function showMethod(
  method: DepositMethod,
  { now, language, isOpen }: { now: number; language: string | undefined; isOpen: boolean },
): Schemas['DepositMethod'] {
  const words = languageOf(language)
  const from = usableFrom(method, now)
  return {
    method: method.method,
    name: textIn(message(`deposits.methods.${method.method}.name`), words),
    description: textIn(message(`deposits.methods.${method.method}.description`), words),
    limits: {
      minimum: toDecimal(method.limits.minimum),
      maximum: toDecimal(method.limits.maximum),
    },
    fee: showFee(method.fee),
    expectedMinutes: method.expectedMinutes,
    payWithinMinutes: method.payWithinMinutes,
    quickAmounts: method.quickAmounts.map(toDecimal),
    providers: [...method.providers],
    available: isOpen && from <= now,
    ...(isOpen && from > now && { availableAt: time(from) }),
  }
}
