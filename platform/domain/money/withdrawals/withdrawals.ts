/** Member actions on withdrawals: request, cancel and confirm. */
import { assertIdentified, type IdentityCode } from '../../accounts/identity/demands.ts'
import { assertAnswered } from '../../accounts/registration/askedFields.ts'
import type { DomainTables, MemberRow, WithdrawalRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import { claimFiles } from '../../base/files/files.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { planJob } from '../../base/time/jobs.ts'
import { askDispute, askPayOut } from '../bank/bankOrders.ts'
import { getLocked, lockMember } from '../ledger/lockMember.ts'
import { post, spend, toMovement } from '../ledger/post.ts'
import { missingTurnover } from '../ledger/requiredTurnover.ts'
import { isPayable, maskAccount } from './payoutAccounts.ts'
import { isCorrectable, type WithdrawalStatus, withdrawalMayBecome } from './withdrawalStates.ts'
import { costOf, isWithdrawable, termsFor } from './withdrawalTerms.ts'

/**
 * Changes the state of a withdrawal.
 * @returns the changed withdrawal; undefined if the transition is not allowed.
 */
export async function becomeWithdrawal(
  tables: Pick<DomainTables, 'withdrawals'>,
  withdrawal: WithdrawalRow | undefined,
  status: WithdrawalStatus,
  changes: Partial<WithdrawalRow> = {},
): Promise<WithdrawalRow | undefined> {
  // The cast is safe: only values of `WithdrawalStatus` are stored.
  const from = withdrawal?.status as WithdrawalStatus | undefined
  if (!withdrawal || from === undefined || !withdrawalMayBecome(from, status)) return undefined
  await tables.withdrawals.update(withdrawal.id, { ...changes, status })
  return { ...withdrawal, ...changes, status }
}

type WithdrawalCode =
  | IdentityCode
  | 'AMOUNT_OUT_OF_RANGE'
  | 'FIELDS_ASKED'
  | 'INSUFFICIENT_BALANCE'
  | 'PAYOUT_ACCOUNT_UNKNOWN'
  | 'SETTLEMENTS_OWED'
  | 'TURNOVER_MISSING'
  | 'WITHDRAWAL_LIMIT_REACHED'
type Wanted = { member: MemberRow; accountId: string; amount: number }

/**
 * Creates a withdrawal, sets its money aside, and schedules a query of its state at the bank.
 * @throws {Rejection} if the terms forbid the amount, if the member is not identified or has not
 * filled in a requested field (FORM-05), or if the main wallet has too little money.
 */
export async function askForWithdrawal(
  context: Context<WithdrawalCode>,
  tables: DomainTables,
  announce: Announce,
  { member, accountId, amount }: Wanted,
): Promise<WithdrawalRow> {
  const memberId = member.id
  await lockMember(tables, memberId)
  const { market } = await readPlatform(tables)
  const now = context.now()
  const account = await tables.payoutAccounts.get(accountId)
  if (account?.memberId !== memberId || !isPayable(account)) {
    context.reject('PAYOUT_ACCOUNT_UNKNOWN')
  }
  if (!isWithdrawable(amount)) context.reject('AMOUNT_OUT_OF_RANGE')
  const terms = await termsFor(tables, memberId, now)
  if (missingTurnover(terms.turnover) > 0) context.reject('TURNOVER_MISSING')
  if (amount > terms.available && amount <= terms.balance) context.reject('SETTLEMENTS_OWED')
  if (amount > terms.dailyLimitLeft) context.reject('WITHDRAWAL_LIMIT_REACHED')
  await assertIdentified(context, tables, { memberId, action: 'WITHDRAWAL', amount })
  await assertAnswered(context, tables, memberId, 'firstWithdrawal')
  const withdrawal: WithdrawalRow = {
    id: idInTime(context, 'w'),
    memberId,
    accountId,
    account: maskAccount(account),
    status: 'PENDING',
    amount,
    fee: costOf(amount, terms),
    currency: market.currency,
    createdAt: now,
    disbursedAt: null,
    confirmBy: null,
    endedAt: null,
    confirmation: null,
    resolution: null,
  }
  const from = { kind: 'main', memberId } as const
  const to = { kind: 'held', memberId } as const
  const movement = toMovement('WITHDRAWAL', withdrawal.id, { from, to, amount })
  await spend(context, tables, announce, movement)
  await tables.withdrawals.insert(withdrawal)
  const standing = await askPayOut(context, withdrawal, now)
  const dueAt = 'askAt' in standing ? standing.askAt : now
  await planJob(context, tables, { kind: 'withdrawalAsked', subject: withdrawal.id, dueAt })
  return withdrawal
}

/** Returns the held money of a withdrawal to its member. */
export async function returnHeld(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  { id, memberId, amount }: WithdrawalRow,
): Promise<void> {
  const from = { kind: 'held', memberId } as const
  const to = { kind: 'main', memberId } as const
  await post(context, tables, announce, toMovement('WITHDRAWAL_RETURNED', id, { from, to, amount }))
}

type Own = { memberId: string; withdrawalId: string }

async function ownWithdrawal(
  context: Pick<Context<'NOT_FOUND'>, 'reject'>,
  tables: Pick<DomainTables, 'wallets' | 'withdrawals' | 'settlements'>,
  { memberId, withdrawalId }: Own,
): Promise<WithdrawalRow> {
  const withdrawal = await getLocked(tables, tables.withdrawals, withdrawalId)
  if (withdrawal?.memberId !== memberId) context.reject('NOT_FOUND')
  return withdrawal
}

/**
 * Cancels a withdrawal that is not yet approved and returns its money.
 * @throws {Rejection} `NOT_FOUND` if it is another member's, `NOT_POSSIBLE_NOW` if its state does
 * not allow it.
 */
export async function cancelWithdrawal(
  context: Context<'NOT_FOUND' | 'NOT_POSSIBLE_NOW'>,
  tables: DomainTables,
  announce: Announce,
  request: Own,
): Promise<WithdrawalRow> {
  const changes = { endedAt: context.now() }
  const withdrawal = await ownWithdrawal(context, tables, request)
  const cancelled = await becomeWithdrawal(tables, withdrawal, 'CANCELLED', changes)
  if (!cancelled) context.reject('NOT_POSSIBLE_NOW')
  await returnHeld(context, tables, announce, cancelled)
  return cancelled
}

/** Member's report about the receipt of a payment; amounts in minor units. */
export type PaymentReport =
  | { outcome: 'RECEIVED' }
  | { outcome: 'PARTIAL'; receivedAmount: number; proofFileId: string }
  | { outcome: 'NOT_RECEIVED'; proofFileId: string }

function receivedOf(
  context: Pick<Context<'AMOUNT_OUT_OF_RANGE'>, 'reject'>,
  report: PaymentReport,
  payout: number,
): number {
  if (report.outcome === 'RECEIVED') return payout
  if (report.outcome === 'NOT_RECEIVED') return 0
  const { receivedAmount } = report
  if (receivedAmount <= 0 || receivedAmount >= payout) context.reject('AMOUNT_OUT_OF_RANGE')
  return receivedAmount
}

/**
 * True if a member may report about the payment: for the first time, or to correct the report until
 * the bank examines the dispute.
 */
async function acceptsReport(
  context: Pick<Context, 'now' | 'providers'>,
  withdrawal: WithdrawalRow,
  at: number,
): Promise<boolean> {
  if (withdrawal.status !== 'DISPUTED') return withdrawal.status === 'DISBURSED'
  return isCorrectable(withdrawal) && (await askDispute(context, withdrawal, at)).state === 'OPEN'
}

/**
 * Records a member's report about a payment (WAL-06, WAL-07, WAL-08), or corrects an earlier one. A
 * partial or missing payment opens a dispute.
 * @throws {Rejection} if the withdrawal is another member's or awaits no report, or if the amount
 * or the proof is invalid.
 */
export async function confirmWithdrawal(
  context: Context<'NOT_FOUND' | 'NOT_POSSIBLE_NOW' | 'AMOUNT_OUT_OF_RANGE' | 'PROOF_UNKNOWN'>,
  tables: DomainTables,
  request: Own & { report: PaymentReport },
): Promise<WithdrawalRow> {
  const withdrawal = await ownWithdrawal(context, tables, request)
  const { report, memberId } = request
  const at = context.now()
  const payout = withdrawal.amount - withdrawal.fee
  const isWhole = report.outcome === 'RECEIVED'
  if (!(await acceptsReport(context, withdrawal, at))) context.reject('NOT_POSSIBLE_NOW')
  const received = receivedOf(context, report, payout)
  const proofFileId = 'proofFileId' in report ? report.proofFileId : null
  const sentProof = withdrawal.confirmation?.proofFileId ?? null
  const usedFor = `withdrawal/${withdrawal.id}`
  if (proofFileId !== null && proofFileId !== sentProof) {
    const isClaimed = await claimFiles(tables, memberId, [proofFileId], usedFor)
    if (!isClaimed) context.reject('PROOF_UNKNOWN')
  }
  const { outcome } = report
  const remaining = payout - received
  const confirmation = { outcome, by: 'MEMBER', received, remaining, proofFileId, at } as const
  const changes = { confirmation, confirmBy: null, ...(isWhole && { endedAt: at }) }
  const status = isWhole ? 'RECEIVED' : 'DISPUTED'
  const confirmed = await becomeWithdrawal(tables, withdrawal, status, changes)
  if (!confirmed) context.reject('NOT_POSSIBLE_NOW')
  // If the member corrects an earlier report, the job is already scheduled.
  if (!isWhole && withdrawal.status === 'DISBURSED') {
    const standing = await askDispute(context, confirmed, at)
    const dueAt = 'askAt' in standing ? standing.askAt : at
    await planJob(context, tables, { kind: 'withdrawalSettled', subject: withdrawal.id, dueAt })
  }
  return confirmed
}
