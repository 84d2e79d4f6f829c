import type { components } from '../../../../src/api/gen/paths.ts'
import type { Bank } from '../../../providers.ts'
import type { Market } from '../../base/platform/markets.ts'
import { isBankingDay, nextBankingDay } from '../../base/time/bankingDays.ts'
import { startOfDay } from '../../base/time/marketTime.ts'
import type { Fee } from '../bank/fees.ts'

type Schemas = components['schemas']
export type MethodId = Schemas['DepositMethodId']
export type Provider = Schemas['WalletProvider']

export type DepositMethod = {
  method: MethodId
  /** In minor units, as all amounts in this file. */
  limits: { minimum: number; maximum: number }
  fee: Fee
  expectedMinutes: { minimum: number; maximum: number }
  /**
   * Minutes until an unpaid order expires, or `NEXT_BANKING_DAY` if it expires when bank transfers
   * close on the next banking day.
   */
  payWithin: number | 'NEXT_BANKING_DAY'
  quickAmounts: readonly number[]
  providers: readonly Provider[]
  /** True if the member may upload pictures as proof of the payment (ACT-02). */
  hasProof?: true
}

const minute = 60_000
const free: Fee = { basisPoints: 0, fixedAmount: 0 }
const real = (...amounts: number[]) => amounts.map((amount) => amount * 100)

const pix: DepositMethod = {
  method: 'PIX',
  limits: { minimum: 1_000, maximum: 5_000_000 },
  fee: free,
  expectedMinutes: { minimum: 0, maximum: 1 },
  payWithin: 15,
  quickAmounts: real(20, 50, 100, 200, 500, 1000),
  providers: [],
}

const bankTransfer: DepositMethod = {
  method: 'BANK_TRANSFER',
  limits: { minimum: 10_000, maximum: 20_000_000 },
  fee: free,
  expectedMinutes: { minimum: 5, maximum: 60 },
  payWithin: 'NEXT_BANKING_DAY',
  quickAmounts: real(500, 1000, 5000, 10_000),
  providers: [],
  hasProof: true,
}

const tether: DepositMethod = {
  method: 'USDT_TRC20',
  limits: { minimum: 5_000, maximum: 50_000_000 },
  fee: { basisPoints: 0, fixedAmount: 500 },
  expectedMinutes: { minimum: 1, maximum: 10 },
  payWithin: 60,
  quickAmounts: real(100, 500, 1000, 5000),
  providers: [],
}

const ewallet: DepositMethod = {
  method: 'EWALLET',
  limits: { minimum: 2_000, maximum: 1_000_000 },
  fee: { basisPoints: 199, fixedAmount: 0 },
  expectedMinutes: { minimum: 0, maximum: 5 },
  payWithin: 15,
  quickAmounts: real(50, 100, 200, 500),
  providers: ['PICPAY', 'MERCADO_PAGO', 'PAYPAL'],
}

/** All methods, keyed by their id in the API. */
export const depositMethods: ReadonlyMap<string, DepositMethod> = new Map(
  [pix, bankTransfer, tether, ewallet].map((method) => [method.method, method]),
)

/**
 * Deposit methods of a market, most used first. Brazil allows only Pix, bank transfer and debit
 * from the player's own account (Portaria SPA/MF 615/2024); the portal supports no debit.
 */
export const methodsOf = ({ code }: Pick<Market, 'code'>): readonly DepositMethod[] =>
  code === 'BR' ? [pix, bankTransfer] : [ewallet, tether]

/** Deposit methods of a market that the bank supports; all of them without a bank. */
export const offeredMethods = (
  market: Pick<Market, 'code'>,
  bank: Pick<Bank, 'payInMethods'> | undefined,
): readonly DepositMethod[] =>
  methodsOf(market).filter(({ method }) => !bank || bank.payInMethods.includes(method))

/** Opening time of bank transfers (TED) in Brazil, in milliseconds after midnight. */
const tedOpens = 390 * minute
const tedCloses = 1_020 * minute

/**
 * Earliest time at or after `now` at which a method is available, in milliseconds since 1970. Bank
 * transfers (TED) run on banking days from 6:30 to 17:00.
 */
export function usableFrom({ method }: Pick<DepositMethod, 'method'>, now: number): number {
  if (method !== 'BANK_TRANSFER') return now
  const today = startOfDay(now)
  if (isBankingDay(today) && now < today + tedCloses) return Math.max(now, today + tedOpens)
  return nextBankingDay(today) + tedOpens
}

/**
 * Expiry of an unpaid order, in milliseconds since 1970. An order by bank transfer expires when
 * bank transfers close on the next banking day, because the member's bank may need until that day
 * to execute the transfer.
 */
export const expiryOf = (
  { payWithin }: Pick<DepositMethod, 'payWithin'>,
  orderedAt: number,
): number =>
  payWithin === 'NEXT_BANKING_DAY'
    ? nextBankingDay(orderedAt) + tedCloses
    : orderedAt + payWithin * minute
