/** Deposits as the contract tells them. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import type { DepositRow } from '../../base/collections/collections.ts'
import { languageOf } from '../../base/texts/texts.ts'
import { brCode } from './brCode.ts'
import { coinsFor, type DepositMethod, usableFrom } from './depositMethods.ts'
import { showFee } from './fees.ts'

type Schemas = components['schemas']
/** A row's texts of these kinds are written by this module's callers alone, who take them from the contract. */
type Told = Pick<Schemas['Deposit'], 'method' | 'status'> & {
  provider: Schemas['WalletProvider'] | null
}

const receiver = { name: 'Portico Pagamentos', taxNumber: '45.731.208/0001-62' }
/** A key that no bank has given out. */
const pixKey = '6f1d2c3b-8a4e-4f57-9b60-2e7d9c5a10b4'
/** Its checksum is wrong on purpose, so that no real wallet sends anything to it. */
const tronAddress = 'TPorticoDemoNoReaCoinsHere1111111X'

const time = (at: number): string => new Date(at).toISOString()

/** What the member does to pay an order. */
function paymentOf(
  { id, amount, currency }: DepositRow,
  { method, provider }: Told,
): Schemas['DepositPayment'] {
  switch (method) {
    case 'PIX': {
      const charge = { key: pixKey, receiver: receiver.name, city: 'São Paulo', transaction: id }
      return {
        kind: method,
        copyAndPaste: brCode({ ...charge, amount: toDecimal(amount) }),
        receiver: receiver.name,
      }
    }
    case 'BANK_TRANSFER':
      return {
        kind: method,
        bank: '348 – Banco XP S.A.',
        branch: '0001',
        account: '1048273-6',
        holder: receiver.name,
        taxNumber: receiver.taxNumber,
        reference: id.slice(-12).toUpperCase(),
      }
    case 'USDT_TRC20': {
      const { rate, coins } = coinsFor(amount, currency)
      return {
        kind: method,
        network: 'TRON',
        address: tronAddress,
        coin: 'USDT',
        coins: toDecimal(coins),
        rate,
      }
    }
    case 'EWALLET':
      return {
        kind: method,
        provider: provider ?? 'PICPAY',
        url: `https://pay.portico.example/ewallet/${id}`,
      }
  }
}

/** A deposit as its member sees it; how to pay is told while it can be paid. */
export function showDeposit(row: DepositRow): Schemas['Deposit'] {
  // Only `deposits.ts` writes these columns, with values of the contract.
  const { method, status, provider } = row as unknown as Told
  const { amount, fee, paidAmount, endedAt } = row
  return {
    depositId: row.id,
    method,
    ...(provider !== null && { provider }),
    status,
    amount: toDecimal(amount),
    fee: toDecimal(fee),
    credited: toDecimal((paidAmount ?? amount) - fee),
    ...(paidAmount !== null && { paidAmount: toDecimal(paidAmount) }),
    currency: row.currency,
    createdAt: time(row.createdAt),
    expiresAt: time(row.expiresAt),
    ...(endedAt !== null && { endedAt: time(endedAt) }),
    ...(status === 'PENDING' && { payment: paymentOf(row, { method, status, provider }) }),
  }
}

/** A method in the caller's language, at a time. @param isOpen whether there is a provider at all. */
export function showMethod(
  method: DepositMethod,
  { now, language, isOpen }: { now: number; language: string | undefined; isOpen: boolean },
): Schemas['DepositMethod'] {
  const words = languageOf(language)
  const from = usableFrom(method, now)
  return {
    method: method.method,
    name: method.name[words],
    description: method.description[words],
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
