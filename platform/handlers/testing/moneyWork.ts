/** Random operations of members with money, and their requests. */
import fc from 'fast-check'
import { toDecimal } from '../../../src/lib/money.ts'
import { type ContractDeed, contractDeeds, contractRequestOf } from './contractWork.ts'
import { type MoneyCallers, paymentPassword, type Request } from './moneyContext.ts'
import { type BetDeed, type GiftDeed, giftRequestOf, isGift, playDeeds } from './playWork.ts'

type CashierDeed =
  | { do: 'deposit'; who: number; amount: number }
  | { do: 'cancelDeposit'; who: number; pick: number }
  | { do: 'prove'; who: number; pick: number }
  | { do: 'withdraw'; who: number; amount: number }
  | { do: 'cancelWithdrawal'; who: number; pick: number }
  | { do: 'confirm'; who: number; pick: number; outcome: 'RECEIVED' | 'PARTIAL' | 'NOT_RECEIVED' }
  | { do: 'move'; who: number; from: string; to: string; amount: number }
  | { do: 'recall'; who: number }
  | { do: 'giveUp'; who: number; pick: number }
  | { do: 'transfer'; who: number; amount: number }

/** Operation that is a single API call. */
type CallDeed = CashierDeed | GiftDeed | ContractDeed
/** Any operation of a member. */
export type Act = CallDeed | BetDeed
/** Operation of a member, or a wait. */
type Deed = Act | { do: 'wait'; seconds: number }

/** Concurrent operations, each sent one or more times with the same idempotency key. */
export type Moment = { deed: Deed; sendCount: number }[]

const who = fc.nat({ max: 1 })
const pick = fc.nat({ max: 5 })
/**
 * Amounts around the limits of every payment method. The cents from 13 to 19 trigger simulated
 * outcomes of the bank.
 */
const amount = fc
  .tuple(
    fc.constantFrom(5, 20, 50, 100, 900, 4_000),
    fc.constantFrom(0, 1, 13, 14, 15, 16, 17, 18, 19),
  )
  .map(([units, cents]) => units * 100 + cents)
const payer = fc.constantFrom('MAIN', 'MAIN', 'MAIN', 'PT', 'CQ9', 'PG')
const wallet = fc.constantFrom('MAIN', 'PT', 'CQ9', 'PG')

const cashierDeeds: fc.Arbitrary<CashierDeed> = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), who, amount }),
  fc.record({ do: fc.constant('cancelDeposit' as const), who, pick }),
  fc.record({ do: fc.constant('prove' as const), who, pick }),
  fc.record({ do: fc.constant('withdraw' as const), who, amount }),
  fc.record({ do: fc.constant('withdraw' as const), who, amount }),
  fc.record({ do: fc.constant('cancelWithdrawal' as const), who, pick }),
  fc.record({
    do: fc.constant('confirm' as const),
    who,
    pick,
    outcome: fc.constantFrom('RECEIVED' as const, 'PARTIAL' as const, 'NOT_RECEIVED' as const),
  }),
  fc.record({ do: fc.constant('move' as const), who, from: payer, to: wallet, amount }),
  fc.record({ do: fc.constant('recall' as const), who }),
  fc.record({ do: fc.constant('giveUp' as const), who, pick }),
  fc.record({ do: fc.constant('transfer' as const), who, amount }),
)

const waitDeed = (...seconds: number[]): fc.Arbitrary<Deed> =>
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(...seconds) })

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: cashierDeeds },
  { weight: 12, arbitrary: playDeeds },
  { weight: 2, arbitrary: contractDeeds },
)

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 22, arbitrary: act },
  { weight: 2, arbitrary: waitDeed(1, 8, 15, 30, 310, 900, 2_000) },
)

const together: fc.Arbitrary<Moment> = fc.array(
  fc.record({ deed, sendCount: fc.integer({ min: 1, max: 2 }) }),
  { minLength: 1, maxLength: 3 },
)
/**
 * A wait of a day to a week. No other operation runs during it, so that no idempotency key expires
 * while in use.
 */
const night: fc.Arbitrary<Moment> = waitDeed(86_400, 604_800).map((wait) => [
  { deed: wait, sendCount: 1 },
])

/**
 * Operations over several days. Each item usually contains one to three concurrent operations, and
 * rarely a wait. Some operations are sent twice.
 */
export const life: fc.Arbitrary<Moment[]> = fc.array(
  fc.oneof({ weight: 20, arbitrary: together }, { weight: 1, arbitrary: night }),
  { minLength: 25, maxLength: 60, size: 'max' },
)

/** Id of one of a member's rows, so that operations refer to existing rows. */
async function idOf(
  { store, people }: MoneyCallers,
  collection: 'deposits' | 'withdrawals' | 'bonuses',
  { who: person, pick: index }: { who: number; pick: number },
): Promise<string> {
  const rows = await store[collection].find({ where: { memberId: people[person]?.id ?? '' } })
  return rows.at(-1 - (index % Math.max(1, rows.length)))?.id ?? 'none'
}

async function cashierRequestOf(context: MoneyCallers, one: CashierDeed): Promise<Request> {
  switch (one.do) {
    case 'deposit': {
      const method = one.amount % 2 ? 'BANK_TRANSFER' : 'PIX'
      const body = { method, amount: toDecimal(one.amount) }
      return { key: 'POST /wps/deposits', body }
    }
    case 'cancelDeposit': {
      const path = { depositId: await idOf(context, 'deposits', one) }
      return { key: 'POST /wps/deposits/{depositId}/cancel', path }
    }
    case 'prove': {
      const path = { depositId: await idOf(context, 'deposits', one) }
      const fileIds = [(await context.proof(one.who)) ?? 'none']
      return { key: 'POST /wps/deposits/{depositId}/proof', path, body: { fileIds } }
    }
    case 'withdraw': {
      const accountId = `k-${context.people[one.who]?.id}`
      const body = { accountId, amount: toDecimal(one.amount), paymentPassword }
      return { key: 'POST /wps/withdrawals', body }
    }
    case 'cancelWithdrawal': {
      const path = { withdrawalId: await idOf(context, 'withdrawals', one) }
      return { key: 'POST /wps/withdrawals/{withdrawalId}/cancel', path }
    }
    case 'confirm': {
      const path = { withdrawalId: await idOf(context, 'withdrawals', one) }
      const { outcome } = one
      const proofFileId = await context.proof(one.who)
      const said = {
        RECEIVED: { outcome },
        PARTIAL: { outcome, receivedAmount: '12.34', proofFileId },
        NOT_RECEIVED: { outcome, proofFileId },
      }
      const key = 'POST /wps/withdrawals/{withdrawalId}/confirmation'
      return { key, path, body: said[outcome] }
    }
    case 'move': {
      const body = { from: one.from, to: one.to, amount: toDecimal(one.amount) }
      return { key: 'POST /wps/relay/GCS_walletTransfer', body }
    }
    case 'recall':
      return { key: 'POST /wps/v2/wallets/recall' }
    case 'giveUp': {
      const path = { bonusId: await idOf(context, 'bonuses', one) }
      return { key: 'POST /wps/v2/wallets/bonuses/{bonusId}/giveUp', path }
    }
    case 'transfer': {
      const memberId = context.people[1 - one.who]?.id
      const body = { memberId, amount: toDecimal(one.amount), paymentPassword }
      return { key: 'POST /wps/transfers', body }
    }
  }
}

export function requestOf(context: MoneyCallers, one: CallDeed): Promise<Request> {
  if (one.do === 'offer' || one.do === 'answer') return contractRequestOf(context, one)
  return isGift(one) ? giftRequestOf(context, one) : cashierRequestOf(context, one)
}
