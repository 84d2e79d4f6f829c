/**
 * Scheduled jobs of a withdrawal: review, payment, confirmation of receipt, and end of a dispute.
 */

import { toDecimal } from '../../../../src/lib/money.ts'
import type { PayOut } from '../../../providers.ts'
import { sendMessage } from '../../accounts/messages/messages.ts'
import { planPush } from '../../accounts/notices/outgoingNotices.ts'
import type { DomainTables, WithdrawalRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { autoReceiveMinutesOf } from '../../base/platform/markets.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { asWritten, message, type Texts } from '../../base/texts/texts.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { askDispute, askPayOut } from '../bank/bankOrders.ts'
import { getLocked } from '../ledger/lockMember.ts'
import { post, toMovement } from '../ledger/post.ts'
import type { WithdrawalStatus } from './withdrawalStates.ts'
import { becomeWithdrawal, returnHeld } from './withdrawals.ts'

const minute = 60_000

type NoticeTexts = { title: Texts; body: Texts }

/** URL of a withdrawal's page. */
const pageOf = (id: string) => `/member/withdraw?request=${encodeURIComponent(id)}`

const tell = (
  context: Context,
  tables: DomainTables,
  announce: Announce,
  { id, memberId }: WithdrawalRow,
  texts: NoticeTexts,
) =>
  sendMessage(context, tables, announce, { memberId, kind: 'MONEY', opens: pageOf(id), ...texts })

/** Announces an approval by push notification only; the inbox message follows with the payment. */
const tellApproved = (context: Context, tables: DomainTables, { id, memberId }: WithdrawalRow) =>
  planPush(context, tables, {
    memberId,
    kind: 'MONEY',
    title: message('withdrawals.approved.title'),
    body: asWritten(''),
    opens: pageOf(id),
  })

/** Rejects a withdrawal after its review; the member gets the money back. */
async function reject(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  withdrawal: WithdrawalRow,
  endedAt: number,
): Promise<void> {
  const rejected = await becomeWithdrawal(tables, withdrawal, 'REJECTED', { endedAt })
  if (!rejected) return
  await returnHeld(context, tables, announce, rejected)
  await tell(context, tables, announce, rejected, {
    title: message('withdrawals.rejected.title'),
    body: message('withdrawals.rejected.body', {
      amount: { amount: rejected.amount, currency: rejected.currency },
    }),
  })
}

/**
 * Records a payment by the bank: the held money leaves the member's account, the fee goes to the
 * platform, and the time to confirm receipt begins.
 */
async function disburse(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  row: WithdrawalRow,
): Promise<void> {
  const minutes = autoReceiveMinutesOf((await readPlatform(tables)).market)
  const disbursedAt = context.now()
  const confirmBy = disbursedAt + minutes * minute
  const changes = { disbursedAt, confirmBy }
  const withdrawal = await becomeWithdrawal(tables, row, 'DISBURSED', changes)
  if (!withdrawal) return
  const { id: subject, memberId, amount, fee, currency } = withdrawal
  const held = { kind: 'held', memberId } as const
  const payout = amount - fee
  const out = { kind: 'house', name: 'withdrawals' } as const
  const fees = { kind: 'house', name: 'fees' } as const
  const paid = toMovement('WITHDRAWAL', subject, { from: held, to: out, amount: payout })
  await post(context, tables, announce, paid)
  if (fee > 0) {
    const taken = toMovement('WITHDRAWAL_FEE', subject, { from: held, to: fees, amount: fee })
    await post(context, tables, announce, taken)
  }
  await planJob(context, tables, { kind: 'withdrawalReceived', subject, dueAt: confirmBy })
  announce({
    type: 'withdrawalDisbursed',
    memberId,
    withdrawalId: subject,
    amount: toDecimal(payout),
    currency,
  })
  const isWholeHours = minutes % 60 === 0
  await tell(context, tables, announce, withdrawal, {
    title: message('withdrawals.paid.title'),
    body: message(isWholeHours ? 'withdrawals.paid.body' : 'withdrawals.paid.bodyMinutes', {
      amount: { amount: payout, currency },
      ...(isWholeHours ? { hours: minutes / 60 } : { minutes }),
    }),
  })
}

/** States that a withdrawal passes through before the state that the bank reports, in order. */
const statesBefore = {
  PENDING: [],
  REVIEWING: ['REVIEWING'],
  PROCESSING: ['REVIEWING', 'PROCESSING'],
  DISBURSED: ['REVIEWING', 'PROCESSING'],
  REJECTED: ['REVIEWING'],
} as const satisfies Record<PayOut['state'], readonly WithdrawalStatus[]>

const isAtBank = ({ status }: WithdrawalRow) =>
  status === 'PENDING' || status === 'REVIEWING' || status === 'PROCESSING'

/**
 * Scheduled job that queries the state of a payment at the bank and applies it to the withdrawal.
 */
const askBank: JobHandler = async (context, tables, announce, { subject, dueAt }) => {
  const row = await getLocked(tables, tables.withdrawals, subject)
  if (!row || !isAtBank(row)) return
  const standing = await askPayOut(context, row, dueAt)
  let withdrawal = row
  for (const status of statesBefore[standing.state]) {
    withdrawal = (await becomeWithdrawal(tables, withdrawal, status)) ?? withdrawal
  }
  if (standing.state === 'REJECTED') await reject(context, tables, announce, withdrawal, dueAt)
  else if (standing.state === 'DISBURSED') await disburse(context, tables, announce, withdrawal)
  else {
    const isApproved = standing.state === 'PROCESSING' && row.status !== 'PROCESSING'
    if (isApproved) await tellApproved(context, tables, withdrawal)
    await planJob(context, tables, { kind: 'withdrawalAsked', subject, dueAt: standing.askAt })
  }
}

/** Scheduled job that confirms receipt if the member has not responded in time (CONST-08). */
const confirmReceipt: JobHandler = async (_context, tables, _announce, { subject, dueAt }) => {
  const found = await tables.withdrawals.get(subject)
  if (found?.status !== 'DISBURSED') return
  const payout = found.amount - found.fee
  const all = { outcome: 'RECEIVED', by: 'TIME', received: payout, remaining: 0 } as const
  const confirmation = { ...all, proofFileId: null, at: dueAt }
  const changes = { confirmation, confirmBy: null, endedAt: dueAt }
  await becomeWithdrawal(tables, found, 'RECEIVED', changes)
}

/**
 * Scheduled job that ends a dispute (WAL-09) with one of three results. The bank sends the missing
 * amount again, and the ledger stays unchanged. Or the amount returns to the member's wallet. Or
 * the bank proves the payment, and nothing is refunded.
 */
const settleWithdrawal: JobHandler = async (context, tables, announce, { subject, dueAt }) => {
  const found = await getLocked(tables, tables.withdrawals, subject)
  if (found?.status !== 'DISPUTED') return
  const standing = await askDispute(context, found, dueAt)
  if (standing.state === 'OPEN' || standing.state === 'EXAMINED') {
    if (standing.state === 'EXAMINED' && found.confirmation) {
      const confirmation = { ...found.confirmation, isExamined: true as const }
      await tables.withdrawals.update(subject, { confirmation })
    }
    await planJob(context, tables, { kind: 'withdrawalSettled', subject, dueAt: standing.askAt })
    return
  }
  const { state: kind } = standing
  const amount = found.confirmation?.remaining ?? 0
  const status = kind === 'RETURNED' ? 'RETURNED' : 'RECEIVED'
  const changes = { resolution: { kind, amount, at: dueAt } as const, endedAt: dueAt }
  await becomeWithdrawal(tables, found, status, changes)
  if (kind !== 'RETURNED') return
  const { memberId, currency } = found
  const from = { kind: 'house', name: 'withdrawals' } as const
  const to = { kind: 'main', memberId } as const
  const back = toMovement('WITHDRAWAL_RETURNED', subject, { from, to, amount })
  await post(context, tables, announce, back)
  await tell(context, tables, announce, found, {
    title: message('withdrawals.returned.title'),
    body: message('withdrawals.returned.body', { amount: { amount, currency } }),
  })
}

export const withdrawalJobs = {
  withdrawalAsked: askBank,
  withdrawalReceived: confirmReceipt,
  withdrawalSettled: settleWithdrawal,
  // Job kinds of an earlier version; such jobs may still be in the database.
  withdrawalReviewed: askBank,
  withdrawalDecided: askBank,
  withdrawalDisbursed: askBank,
} satisfies Record<string, JobHandler>
