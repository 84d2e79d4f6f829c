/** Random things that people do with money, and how they are done. */
import fc from 'fast-check'
import { toDecimal } from '../../../src/lib/money.ts'
import type { OperationKey } from '../../gen/behaviour.ts'
import { type MoneyWorld, paymentPassword } from './moneyWorld.ts'

/** What somebody does, by a call. */
type Act =
  | { do: 'deposit'; who: number; amount: number }
  | { do: 'cancelDeposit'; who: number; pick: number }
  | { do: 'withdraw'; who: number; amount: number }
  | { do: 'cancelWithdrawal'; who: number; pick: number }
  | { do: 'confirm'; who: number; pick: number; outcome: 'RECEIVED' | 'PARTIAL' | 'NOT_RECEIVED' }
  | { do: 'move'; who: number; from: string; to: string; amount: number }
  | { do: 'recall'; who: number }
  | { do: 'transfer'; who: number; amount: number }

/** What happens: somebody acts, or time goes by. */
type Deed = Act | { do: 'wait'; seconds: number }

/** What happens at the same time, each thing sent once or more with one key. */
export type Moment = { deed: Deed; sent: number }[]

const who = fc.nat({ max: 1 })
const pick = fc.nat({ max: 5 })
/** Around the bounds of every method, and with the cents that provoke another end. */
const amount = fc
  .tuple(fc.constantFrom(5, 20, 50, 100, 900, 4_000), fc.constantFrom(0, 1, 13, 14, 15, 16))
  .map(([units, cents]) => units * 100 + cents)
const wallet = fc.constantFrom('MAIN', 'PT', 'CQ9', 'PG')

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), who, amount }),
  fc.record({ do: fc.constant('cancelDeposit' as const), who, pick }),
  fc.record({ do: fc.constant('withdraw' as const), who, amount }),
  fc.record({ do: fc.constant('withdraw' as const), who, amount }),
  fc.record({ do: fc.constant('cancelWithdrawal' as const), who, pick }),
  fc.record({
    ...{ do: fc.constant('confirm' as const), who, pick },
    outcome: fc.constantFrom('RECEIVED' as const, 'PARTIAL' as const, 'NOT_RECEIVED' as const),
  }),
  fc.record({ do: fc.constant('move' as const), who, from: wallet, to: wallet, amount }),
  fc.record({ do: fc.constant('recall' as const), who }),
  fc.record({ do: fc.constant('transfer' as const), who, amount }),
  fc.record({
    do: fc.constant('wait' as const),
    seconds: fc.constantFrom(1, 8, 15, 30, 900, 2_000),
  }),
)

/** A life: moments of one to three things, some of them sent twice. */
export const life: fc.Arbitrary<Moment[]> = fc.array(
  fc.array(fc.record({ deed, sent: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 15, maxLength: 40, size: 'max' },
)

type Request = { key: OperationKey; body?: unknown; path?: Record<string, string> }

/** The id of one of a person's rows, so that deeds meet what is there. */
async function idOf(
  { store, people }: MoneyWorld,
  collection: 'deposits' | 'withdrawals',
  { who: person, pick: index }: { who: number; pick: number },
): Promise<string> {
  const rows = await store[collection].find({ where: { memberId: people[person]?.id ?? '' } })
  return rows.at(-1 - (index % Math.max(1, rows.length)))?.id ?? 'none'
}

/** The call that a deed makes. */
export async function requestOf(world: MoneyWorld, one: Act): Promise<Request> {
  switch (one.do) {
    case 'deposit': {
      const body = { method: one.amount % 2 ? 'EWALLET' : 'PIX', amount: toDecimal(one.amount) }
      return { key: 'POST /wps/deposits', body }
    }
    case 'cancelDeposit': {
      const path = { depositId: await idOf(world, 'deposits', one) }
      return { key: 'POST /wps/deposits/{depositId}/cancel', path }
    }
    case 'withdraw': {
      const accountId = `k-${world.people[one.who]?.id}`
      const body = { accountId, amount: toDecimal(one.amount), paymentPassword }
      return { key: 'POST /wps/withdrawals', body }
    }
    case 'cancelWithdrawal': {
      const path = { withdrawalId: await idOf(world, 'withdrawals', one) }
      return { key: 'POST /wps/withdrawals/{withdrawalId}/cancel', path }
    }
    case 'confirm': {
      const path = { withdrawalId: await idOf(world, 'withdrawals', one) }
      const { outcome } = one
      const proofFileId = await world.proof(one.who)
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
    case 'transfer': {
      const memberId = world.people[1 - one.who]?.id
      const body = { memberId, amount: toDecimal(one.amount), paymentPassword }
      return { key: 'POST /wps/transfers', body }
    }
  }
}
