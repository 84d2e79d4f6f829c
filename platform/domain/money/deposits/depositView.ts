/** Deposits and deposit methods in the form of the API. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { maskCpf } from '../../../../src/lib/cpf.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import type { Bank } from '../../../providers.ts'
import type { DepositRow } from '../../base/collections/collections.ts'
import { languageOf, message, textIn } from '../../base/texts/texts.ts'
import { depositOrder } from '../bank/bankOrders.ts'
import { showFee } from '../bank/fees.ts'
import { type DepositMethod, expiryOf, usableFrom } from './depositMethods.ts'

type Schemas = components['schemas']
/**
 * Columns of a deposit whose values only `deposits.ts` writes, always with these types of the API.
 */
type DepositState = Pick<Schemas['Deposit'], 'method' | 'status'> & {
  provider: Schemas['WalletProvider'] | null
  failureReason: Schemas['DepositFailure'] | null
}

const time = (at: number): string => new Date(at).toISOString()

/**
 * Converts a deposit to the form that its member gets. Contains payment instructions while the
 * deposit is pending and a bank is configured.
 */
export function showDeposit(row: DepositRow, bank: Bank | undefined): Schemas['Deposit'] {
  // The cast is safe: only `deposits.ts` writes these columns, always with values that the API
  // allows.
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

/**
 * Converts a deposit method to the form of the API, in the caller's language.
 * @param isOpen true if a bank is configured.
 */
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
    ...(method.payWithin === 'NEXT_BANKING_DAY'
      ? { payBy: time(expiryOf(method, from)) }
      : { payWithinMinutes: method.payWithin }),
    quickAmounts: method.quickAmounts.map(toDecimal),
    providers: [...method.providers],
    available: isOpen && from <= now,
    ...(isOpen && from > now && { availableAt: time(from) }),
  }
}
