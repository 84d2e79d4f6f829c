/** Seeded deposits and withdrawals of the personas Ana, Carla, Davi and Edu. */
import type {
  DepositRow,
  DomainTables,
  WithdrawalRow,
} from '../../platform/domain/base/collections/collections.ts'
import { autoReceiveMinutesOf, marketOf } from '../../platform/domain/base/platform/markets.ts'
import { feeOf } from '../../platform/domain/money/bank/fees.ts'
import {
  expiryOf,
  type MethodId,
  methodsOf,
} from '../../platform/domain/money/deposits/depositMethods.ts'
import { afterPaid } from '../../platform/domain/money/ledger/paidDeposits.ts'
import { toMovement } from '../../platform/domain/money/ledger/post.ts'
import { maskAccount } from '../../platform/domain/money/withdrawals/payoutAccounts.ts'
import { pastMoment } from './moments.ts'
import type { PastEvent, PastTeller } from './past.ts'

const minute = 60_000
const minutesPerDay = 1440

type Paid = {
  /** Minutes before now. */
  ago: number
  amount: number
  method?: MethodId
  status?: 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELLED'
}
type Taken = {
  ago: number
  amount: number
  /**
   * Outcome of the withdrawal. `CONFIRMED`: the member confirmed the receipt. `BY_TIME`: the
   * receipt was confirmed by a time limit. `PAID_AGAIN`: a missing part was paid after a dispute.
   * `AWAITING`: the member has not confirmed the receipt yet.
   */
  end: 'CONFIRMED' | 'BY_TIME' | 'REJECTED' | 'CANCELLED' | 'PAID_AGAIN' | 'AWAITING'
}
type Story = {
  /** Days since the Pix key was added. */
  keySince: number
  deposits: readonly Paid[]
  withdrawals: readonly Taken[]
}

/**
 * Deposits and withdrawals by username. `ago` is in minutes, `keySince` in days, amounts in minor
 * units.
 */
const stories: Readonly<Record<string, Story>> = {
  ana: {
    keySince: 60,
    deposits: [
      { ago: 58 * 1440, amount: 20_000 },
      { ago: 44 * 1440 + 95, amount: 10_000, method: 'BANK_TRANSFER' },
      { ago: 37 * 1440 + 610, amount: 15_000 },
      { ago: 30 * 1440 + 44, amount: 10_000, status: 'FAILED' },
      { ago: 30 * 1440 + 40, amount: 10_000, status: 'CANCELLED' },
      { ago: 23 * 1440 + 300, amount: 30_000 },
      { ago: 16 * 1440 + 820, amount: 25_000, method: 'BANK_TRANSFER' },
      { ago: 9 * 1440 + 15, amount: 10_000, status: 'EXPIRED' },
      { ago: 6 * 1440 + 505, amount: 20_000 },
      { ago: 2 * 1440 + 130, amount: 15_000 },
    ],
    withdrawals: [
      { ago: 50 * 1440, amount: 12_000, end: 'CONFIRMED' },
      { ago: 33 * 1440 + 200, amount: 18_000, end: 'BY_TIME' },
      { ago: 20 * 1440 + 77, amount: 25_000, end: 'REJECTED' },
      { ago: 12 * 1440 + 410, amount: 30_000, end: 'PAID_AGAIN' },
      { ago: 8 * 1440 + 33, amount: 5_000, end: 'CANCELLED' },
      { ago: 11, amount: 25_000, end: 'AWAITING' },
    ],
  },
  carla: {
    keySince: 120,
    deposits: [
      { ago: 40 * 1440, amount: 50_000 },
      { ago: 21 * 1440 + 60, amount: 100_000 },
    ],
    withdrawals: [
      { ago: 15 * 1440, amount: 150_000, end: 'CONFIRMED' },
      { ago: 5 * 1440 + 90, amount: 80_000, end: 'BY_TIME' },
    ],
  },
  davi: {
    keySince: 90,
    deposits: [
      { ago: 27 * 1440 + 200, amount: 30_000 },
      { ago: 10 * 1440 + 410, amount: 20_000, method: 'BANK_TRANSFER' },
      { ago: 3 * 1440 + 12, amount: 10_000, status: 'EXPIRED' },
    ],
    withdrawals: [
      { ago: 18 * 1440 + 45, amount: 40_000, end: 'CONFIRMED' },
      { ago: 4 * 1440 + 300, amount: 25_000, end: 'BY_TIME' },
    ],
  },
  edu: {
    keySince: 75,
    deposits: [
      { ago: 70 * 1440, amount: 3_000 },
      { ago: 41 * 1440 + 10, amount: 2_000, status: 'EXPIRED' },
    ],
    withdrawals: [{ ago: 52 * 1440, amount: 2_000, end: 'CONFIRMED' }],
  },
}

const withdrawalMoment = (now: number, ago: number) => pastMoment(now, ago / minutesPerDay, 'w')

/** Time at which Ana's rejected withdrawal was returned to her balance. */
export function returnedToAna(now: number): number {
  const rejected = stories.ana?.withdrawals.find(({ end }) => end === 'REJECTED')
  return withdrawalMoment(now, rejected?.ago ?? 0) + 9 * minute
}

type About = { memberId: string; name: string; holder: string; now: number; cpf: string }

const house = (name: 'deposits' | 'withdrawals' | 'fees') => ({ kind: 'house', name }) as const

function depositOf(
  { memberId, name, now, cpf }: About,
  { ago, amount, method: methodId = 'PIX', status = 'PAID' }: Paid,
  index: number,
): PastEvent {
  const { currency } = marketOf('BR')
  const method = methodsOf(marketOf('BR')).find((one) => one.method === methodId)
  const fee = method && status !== 'FAILED' ? feeOf(amount, method.fee) : 0
  const createdAt = pastMoment(now, ago / minutesPerDay, `d${index}`)
  const expiresAt = expiryOf(method ?? { payWithin: 15 }, createdAt)
  const endedAt = status === 'EXPIRED' ? expiresAt : createdAt + minute
  const row: DepositRow = {
    id: `d-past-${name}-${index}`,
    memberId,
    method: methodId,
    status,
    amount,
    fee,
    currency,
    provider: null,
    paidAmount: status === 'PAID' ? amount : null,
    creditedBefore: null,
    returnedAmount: null,
    failureReason: status === 'FAILED' ? 'REFUSED_BY_BANK' : null,
    payer: cpf,
    proof: null,
    createdAt,
    expiresAt,
    endedAt,
  }
  const main = { kind: 'main', memberId } as const
  const paid = toMovement('DEPOSIT', row.id, { from: house('deposits'), to: main, amount })
  const taken = toMovement('DEPOSIT_FEE', row.id, { from: main, to: house('fees'), amount: fee })
  return {
    at: endedAt,
    movements: status === 'PAID' ? [paid, ...(fee > 0 ? [taken] : [])] : [],
    async rows(tables) {
      const place = status === 'PAID' ? await afterPaid(tables, { memberId, at: endedAt }) : {}
      await tables.deposits.insert({ ...row, ...place })
    },
  }
}

/** Database row of a withdrawal in its current state. */
function withdrawalRow(
  about: About,
  story: Story,
  { ago, amount, end }: Taken,
  index: number,
): WithdrawalRow {
  const { memberId, name } = about
  const createdAt = withdrawalMoment(about.now, ago)
  const isUndone = end === 'REJECTED' || end === 'CANCELLED'
  const disbursedAt = isUndone ? null : createdAt + 2 * minute
  const reportTime = autoReceiveMinutesOf(marketOf('BR')) * minute
  const confirmBy = disbursedAt === null ? null : disbursedAt + reportTime
  const toldAt = (disbursedAt ?? createdAt) + (end === 'BY_TIME' ? reportTime : 9 * minute)
  const isDisputed = end === 'PAID_AGAIN'
  const received = isDisputed ? amount - 5_000 : amount
  const remaining = amount - received
  const at = toldAt
  return {
    id: `w-past-${name}-${index}`,
    memberId,
    accountId: `k-past-${name}`,
    account: maskAccount(accountRow(about, story)),
    status: isUndone ? end : end === 'AWAITING' ? 'DISBURSED' : 'RECEIVED',
    amount,
    fee: 0,
    currency: marketOf('BR').currency,
    createdAt,
    disbursedAt,
    confirmBy: end === 'AWAITING' ? confirmBy : null,
    endedAt: end === 'AWAITING' ? null : isDisputed ? toldAt + 90 * minute : toldAt,
    confirmation:
      isUndone || end === 'AWAITING'
        ? null
        : {
            outcome: isDisputed ? 'PARTIAL' : 'RECEIVED',
            by: end === 'BY_TIME' ? 'TIME' : 'MEMBER',
            received,
            remaining,
            proofFileId: null,
            at,
          },
    resolution: isDisputed
      ? { kind: 'PAID_AGAIN', amount: remaining, at: toldAt + 90 * minute }
      : null,
  }
}

function withdrawalOf(about: About, story: Story, withdrawal: Taken, index: number): PastEvent[] {
  const row = withdrawalRow(about, story, withdrawal, index)
  const { id, memberId, amount, createdAt, disbursedAt, confirmBy, endedAt } = row
  const main = { kind: 'main', memberId } as const
  const held = { kind: 'held', memberId } as const
  const aside = toMovement('WITHDRAWAL', id, { from: main, to: held, amount })
  const end =
    disbursedAt === null
      ? toMovement('WITHDRAWAL_RETURNED', id, { from: held, to: main, amount })
      : toMovement('WITHDRAWAL', id, { from: held, to: house('withdrawals'), amount })
  const waits = async (tables: DomainTables) => {
    if (confirmBy === null) return
    const job = { kind: 'withdrawalReceived', subject: id, dueAt: confirmBy, failures: 0 }
    await tables.jobs.insert({ id: `j-past-${id}`, ...job })
  }
  return [
    { at: createdAt, movements: [aside], rows: (tables) => tables.withdrawals.insert(row) },
    { at: disbursedAt ?? endedAt ?? createdAt, movements: [end], rows: waits },
  ]
}

function accountRow({ memberId, name, holder, now, cpf }: About, { keySince }: Story) {
  const keyId = `CPF:${cpf}`
  const createdAt = pastMoment(now, keySince, name)
  return {
    id: `k-past-${name}`,
    memberId,
    keyType: 'CPF',
    keyId,
    key: cpf,
    holder,
    createdAt,
    defaultSince: createdAt,
  }
}

/**
 * Events for the deposits and withdrawals of a persona. One of Ana's withdrawals awaits her
 * confirmation.
 */
export const tellMoney: PastTeller = ({ persona, memberId, now }) => {
  const story = Object.hasOwn(stories, persona.username) ? stories[persona.username] : undefined
  if (!story) return []
  const { username: name, fullName: holder, cpf } = persona
  const about = { memberId, name, holder, now, cpf }
  const account = accountRow(about, story)
  const added: PastEvent = {
    at: account.createdAt,
    movements: [],
    rows: (tables) => tables.payoutAccounts.insert(account),
  }
  return [
    added,
    ...story.deposits.map((deposit, index) => depositOf(about, deposit, index + 1)),
    ...story.withdrawals.flatMap((withdrawal, index) =>
      withdrawalOf(about, story, withdrawal, index + 1),
    ),
  ]
}
