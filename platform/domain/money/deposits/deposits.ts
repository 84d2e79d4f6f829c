/**
 * Life cycle of a deposit: ordered, payment seen by the bank, then paid, failed, expired or
 * cancelled.
 */

import type { PayIn } from '../../../providers.ts'
import { holdOpen } from '../../accounts/closing/closedAccounts.ts'
import { assertIdentified, type IdentityCode } from '../../accounts/identity/demands.ts'
import { isExcluded } from '../../accounts/limits/exclusion.ts'
import { brokenLimit } from '../../accounts/limits/playerLimits.ts'
import { assertAnswered } from '../../accounts/registration/askedFields.ts'
import type { DepositRow, DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import { claimFiles } from '../../base/files/files.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { askPayIn, depositOrder } from '../bank/bankOrders.ts'
import { feeOf } from '../bank/fees.ts'
import { getLocked } from '../ledger/lockMember.ts'
import {
  depositMethods,
  expiryOf,
  type MethodId,
  offeredMethods,
  type Provider,
  usableFrom,
} from './depositMethods.ts'
import { becomeDeposit, comingTo, openDepositsOf } from './depositRows.ts'
import { payerDocumentOf, payerOf } from './payers.ts'
import {
  type DepositListener,
  failDeposit,
  returnCancelled,
  settleDeposit,
} from './settleDeposit.ts'

/** Maximum number of open deposits per member. */
const mostOpen = 5

/**
 * Time of the next query to the bank. Undefined if the bank's response requires no further query.
 */
function nextAsk(payIn: PayIn, now: number): number | undefined {
  return payIn.state === 'PAID' || payIn.state === 'FAILED' ? now : payIn.askAt
}

type OrderCode =
  | IdentityCode
  | 'AMOUNT_OUT_OF_RANGE'
  | 'DEPOSIT_METHOD_CLOSED'
  | 'FIELDS_ASKED'
  | 'PAYER_MISSING'
  | 'PLAYER_LIMIT_REACHED'
  | 'SELF_EXCLUDED'
  | 'TOO_MANY_OPEN_DEPOSITS'
type Order = { member: MemberRow; method: MethodId; provider?: Provider; amount: number }

/**
 * Creates a deposit order. Schedules its expiry and the first query to the bank for its payment.
 * @throws {Rejection} if the method or the amount is not available; if the member is excluded,
 * exceeds a limit or has too many open deposits; or if the member has not yet provided an answer
 * that the first deposit requires (FORM-05), or the identification or payer document that the
 * market requires.
 */
export async function orderDeposit(
  context: Context<OrderCode>,
  tables: DomainTables,
  { member, method: methodId, provider, amount }: Order,
): Promise<DepositRow> {
  const { market } = await readPlatform(tables)
  const { bank } = context.providers
  const now = context.now()
  const method = offeredMethods(market, bank).find((one) => one.method === methodId)
  if (!bank || !method || usableFrom(method, now) > now) context.reject('DEPOSIT_METHOD_CLOSED')
  const { minimum, maximum } = method.limits
  if (amount < minimum || amount > maximum) context.reject('AMOUNT_OUT_OF_RANGE')
  await holdOpen(tables, member.id)
  await assertIdentified(context, tables, { memberId: member.id, action: 'DEPOSIT' })
  await assertAnswered(context, tables, member.id, 'firstDeposit')
  const payer = await payerOf(tables, member.id, market)
  if (!payer && payerDocumentOf(market) !== undefined) context.reject('PAYER_MISSING')
  const open = await openDepositsOf(tables, member.id)
  if (open.length >= mostOpen) context.reject('TOO_MANY_OPEN_DEPOSITS')
  if (await isExcluded({ store: tables, now: context.now }, member)) context.reject('SELF_EXCLUDED')
  const use = { kind: 'DEPOSIT', amount, sumOpenOrders: comingTo(tables) } as const
  if (await brokenLimit(context, tables, member.id, use)) {
    context.reject('PLAYER_LIMIT_REACHED')
  }
  const expiresAt = expiryOf(method, now)
  const deposit: DepositRow = {
    id: idInTime(context, 'd'),
    memberId: member.id,
    method: methodId,
    provider: method.providers.length > 0 ? (provider ?? method.providers[0] ?? null) : null,
    status: 'PENDING',
    amount,
    fee: feeOf(amount, method.fee),
    paidAmount: null,
    creditedBefore: null,
    returnedAmount: null,
    failureReason: null,
    payer: payer?.number ?? null,
    proof: null,
    currency: market.currency,
    createdAt: now,
    expiresAt,
    endedAt: null,
  }
  await tables.deposits.insert(deposit)
  const subject = deposit.id
  await planJob(context, tables, { kind: 'depositExpires', subject, dueAt: expiresAt })
  const dueAt = nextAsk(await bank.payIn(depositOrder(deposit), now), now)
  if (dueAt !== undefined) await planJob(context, tables, { kind: 'depositAsked', subject, dueAt })
  return deposit
}

/**
 * Cancels a member's deposit that is not paid yet.
 * @throws {Rejection} `NOT_FOUND` if the deposit is another member's, `NOT_POSSIBLE_NOW` if its
 * state does not allow cancelling.
 */
export async function cancelDeposit(
  context: Context<'NOT_FOUND' | 'NOT_POSSIBLE_NOW'>,
  tables: DomainTables,
  { memberId, depositId }: { memberId: string; depositId: string },
): Promise<DepositRow> {
  const deposit = await tables.deposits.get(depositId)
  if (deposit?.memberId !== memberId) context.reject('NOT_FOUND')
  const cancelled = await becomeDeposit(tables, deposit, 'CANCELLED', { endedAt: context.now() })
  if (!cancelled) context.reject('NOT_POSSIBLE_NOW')
  return cancelled
}

type Proof = { memberId: string; depositId: string; fileIds: readonly string[] }

/**
 * Stores a member's proof of a bank transfer, and queries the bank for the payment at once.
 * @throws {Rejection} `NOT_FOUND` if the deposit is another member's, `NOT_POSSIBLE_NOW` if it
 * accepts no proof, `PROOF_UNKNOWN` if a file cannot be claimed.
 */
export async function proveDeposit(
  context: Context<'NOT_FOUND' | 'NOT_POSSIBLE_NOW' | 'PROOF_UNKNOWN'>,
  tables: DomainTables,
  { memberId, depositId, fileIds }: Proof,
): Promise<DepositRow> {
  const deposit = await tables.deposits.get(depositId)
  if (deposit?.memberId !== memberId) context.reject('NOT_FOUND')
  const { method, status, proof } = deposit
  const isAwaited = depositMethods.get(method)?.hasProof && status === 'PENDING' && proof === null
  if (!isAwaited) context.reject('NOT_POSSIBLE_NOW')
  if (!(await claimFiles(tables, memberId, fileIds, `deposit/${depositId}`))) {
    context.reject('PROOF_UNKNOWN')
  }
  const at = context.now()
  const proven = { ...deposit, proof: { fileIds: [...fileIds], at } }
  await tables.deposits.update(depositId, { proof: proven.proof })
  const dueAt = nextAsk(await askPayIn(context, proven, at), at)
  const job = { kind: 'depositAsked', subject: depositId } as const
  if (dueAt !== undefined) await planJob(context, tables, { ...job, dueAt })
  return proven
}

/** Scheduled job that expires a deposit if it is unpaid. */
const expires: JobHandler = async (_context, tables, _announce, { subject, dueAt }) => {
  await becomeDeposit(tables, await tables.deposits.get(subject), 'EXPIRED', { endedAt: dueAt })
}

/**
 * Marks a deposit as processing, because the bank has seen its payment. An expired deposit can
 * still become processing.
 * @returns undefined if the deposit has ended in another way.
 */
async function markSeen(
  tables: DomainTables,
  deposit: DepositRow,
): Promise<DepositRow | undefined> {
  if (deposit.status === 'PROCESSING') return deposit
  return becomeDeposit(tables, deposit, 'PROCESSING', { endedAt: null })
}

/**
 * True if no payment can change the deposit any more. A cancelled deposit is not final, because a
 * payment for it may still arrive.
 */
const isFinal = ({ status, returnedAmount }: DepositRow) =>
  status === 'PAID' || status === 'FAILED' || (status === 'CANCELLED' && returnedAmount !== null)

/** Amount of a payment that the bank has received, in minor units; 0 if none has arrived. */
function cameIn(payIn: PayIn): number {
  if (payIn.state === 'PAID') return payIn.amount
  return payIn.state === 'FAILED' ? payIn.returnedAmount : 0
}

/** Scheduled job that queries the bank for a deposit's payment and applies the result. */
const askBank =
  (onCredited: DepositListener): JobHandler =>
  async (context, tables, announce, { subject, dueAt }) => {
    const row = await getLocked(tables, tables.deposits, subject)
    if (!row || isFinal(row)) return
    const payIn = await askPayIn(context, row, dueAt)
    if ('askAt' in payIn && payIn.askAt !== undefined) {
      await planJob(context, tables, { kind: 'depositAsked', subject, dueAt: payIn.askAt })
    }
    const settlement = { context, tables, announce, onCredited }
    const amount = cameIn(payIn)
    if (row.status === 'CANCELLED') {
      if (amount > 0) await returnCancelled(settlement, { deposit: row, amount })
      return
    }
    const deposit = payIn.state === 'AWAITED' ? row : await markSeen(tables, row)
    if (!deposit) return
    const payment = { deposit, amount, at: dueAt }
    if (payIn.state === 'FAILED') await failDeposit(settlement, payment, payIn.reason)
    if (payIn.state === 'PAID') await settleDeposit(settlement, payment)
  }

/** Handlers of the scheduled jobs of deposits. */
export const createDepositJobs = (onCredited: DepositListener) =>
  ({
    depositExpires: expires,
    depositAsked: askBank(onCredited),
    // Job kinds of an earlier version. Jobs of these kinds may still be stored in the database.
    depositSeen: askBank(onCredited),
    depositSettled: askBank(onCredited),
  }) satisfies Record<string, JobHandler>
