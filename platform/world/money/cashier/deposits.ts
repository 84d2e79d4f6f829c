/** The life of a deposit: ordered, seen by the bank, and paid, or not. */

import type { PayIn } from '../../../providers.ts'
import { isExcluded } from '../../accounts/limits/exclusion.ts'
import { brokenLimit } from '../../accounts/limits/playerLimits.ts'
import { sendMessage } from '../../accounts/messages/messages.ts'
import type { DepositRow, MemberRow, WorldTables } from '../../base/collections/collections.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { idInTime } from '../../base/world/ids.ts'
import type { World } from '../../base/world/world.ts'
import { post, toMovement } from '../ledger/post.ts'
import { askPayIn, depositOrder } from './bankOrders.ts'
import { Cannot } from './cannot.ts'
import { type MethodId, methodsOf, type Provider, usableFrom } from './depositMethods.ts'
import { type DepositStatus, depositMayBecome, openDeposits } from './depositStates.ts'
import { feeOf } from './fees.ts'
import { holdMember } from './holdMember.ts'
import { moneyText } from './moneyText.ts'

/** How many orders may wait at once. */
const mostOpen = 5
const minute = 60_000

/** The orders of a member that wait for their payment or its confirmation. */
async function openOf(tables: WorldTables, memberId: string): Promise<DepositRow[]> {
  const found: DepositRow[] = []
  for (const status of openDeposits) {
    found.push(...(await tables.deposits.find({ where: { memberId, status } })))
  }
  return found
}

/** When the bank is asked again after it has answered an order; undefined when it need not be. */
function nextAsk(standing: PayIn, now: number): number | undefined {
  return standing.state === 'PAID' || standing.state === 'FAILED' ? now : standing.askAt
}

type Order = { member: MemberRow; method: MethodId; provider?: Provider; amount: number }

/**
 * Makes an order, and plans when the bank is asked about its payment.
 * @throws {Cannot} when the method or the amount is not to be had.
 */
export async function orderDeposit(
  world: World,
  tables: WorldTables,
  { member, method: methodId, provider, amount }: Order,
): Promise<DepositRow> {
  const { market } = await readPlatform(tables)
  const { bank } = world.providers
  const now = world.now()
  const method = methodsOf(market).find((one) => one.method === methodId)
  if (!bank || !method || usableFrom(method, now) > now) throw new Cannot('DEPOSIT_METHOD_CLOSED')
  const { minimum, maximum } = method.limits
  if (amount < minimum || amount > maximum) throw new Cannot('AMOUNT_OUT_OF_RANGE')
  await holdMember(tables, member.id)
  const open = await openOf(tables, member.id)
  if (open.length >= mostOpen) throw new Cannot('TOO_MANY_OPEN_DEPOSITS')
  if (await isExcluded({ store: tables, now: world.now }, member)) throw new Cannot('SELF_EXCLUDED')
  // With what is still to come, so that no limit is passed by several orders at once.
  const coming = open.reduce((sum, one) => sum + one.amount, amount)
  if (await brokenLimit(world, tables, member.id, { kind: 'DEPOSIT', amount: coming })) {
    throw new Cannot('PLAYER_LIMIT_REACHED')
  }
  const expiresAt = now + method.payWithinMinutes * minute
  const deposit: DepositRow = {
    id: idInTime(world, 'd'),
    memberId: member.id,
    method: methodId,
    provider: method.providers.length > 0 ? (provider ?? method.providers[0] ?? null) : null,
    status: 'PENDING',
    amount,
    fee: feeOf(amount, method.fee),
    paidAmount: null,
    currency: market.currency,
    createdAt: now,
    expiresAt,
    endedAt: null,
  }
  await tables.deposits.insert(deposit)
  const subject = deposit.id
  await planJob(world, tables, { kind: 'depositExpires', subject, dueAt: expiresAt })
  const dueAt = nextAsk(await bank.payIn(depositOrder(deposit), now), now)
  if (dueAt !== undefined) await planJob(world, tables, { kind: 'depositAsked', subject, dueAt })
  return deposit
}

/** Brings a deposit into another state. @returns it then; undefined when it may not come there. */
async function become(
  tables: WorldTables,
  deposit: DepositRow | undefined,
  status: DepositStatus,
  changes: Partial<DepositRow> = {},
): Promise<DepositRow | undefined> {
  // Only states of this machine are ever stored.
  if (!deposit || !depositMayBecome(deposit.status as DepositStatus, status)) return undefined
  const after = { ...deposit, ...changes, status }
  await tables.deposits.update(deposit.id, { ...changes, status })
  return after
}

/**
 * Gives up an order of a member's that was not paid yet.
 * @throws {Cannot} `NOT_FOUND` when it is not theirs, `NOT_POSSIBLE_NOW` when it is too late.
 */
export async function cancelDeposit(
  world: World,
  tables: WorldTables,
  { memberId, depositId }: { memberId: string; depositId: string },
): Promise<DepositRow> {
  const deposit = await tables.deposits.get(depositId)
  if (deposit?.memberId !== memberId) throw new Cannot('NOT_FOUND')
  const cancelled = await become(tables, deposit, 'CANCELLED', { endedAt: world.now() })
  if (!cancelled) throw new Cannot('NOT_POSSIBLE_NOW')
  return cancelled
}

/** Nothing came in time. */
const expires: JobHandler = async (_world, tables, _announce, { subject, dueAt }) => {
  await become(tables, await tables.deposits.get(subject), 'EXPIRED', { endedAt: dueAt })
}

/** Told of a deposit in the transaction that credits it; `amount` in minor units. */
export type DepositListener = (
  world: World,
  tables: WorldTables,
  deposit: { id: string; memberId: string; amount: number },
) => Promise<void>

async function credit(
  world: World,
  tables: WorldTables,
  announce: Announce,
  { id, memberId, paidAmount, fee, currency }: DepositRow,
  onCredited: DepositListener,
): Promise<void> {
  const main = { kind: 'main', memberId } as const
  const deposits = { kind: 'house', name: 'deposits' } as const
  const fees = { kind: 'house', name: 'fees' } as const
  const amount = paidAmount ?? 0
  await post(
    world,
    tables,
    announce,
    toMovement('DEPOSIT', id, { from: deposits, to: main, amount }),
  )
  if (fee > 0) {
    await post(
      world,
      tables,
      announce,
      toMovement('DEPOSIT_FEE', id, { from: main, to: fees, amount: fee }),
    )
  }
  await onCredited(world, tables, { id, memberId, amount })
  const credited = moneyText(amount - fee, currency)
  await sendMessage(world, tables, announce, {
    memberId,
    kind: 'MONEY',
    title: { pt: 'Seu depósito foi confirmado', en: 'Your deposit has arrived' },
    body: {
      pt: `${credited.pt} já estão no seu saldo. Bom jogo, com responsabilidade.`,
      en: `${credited.en} is in your balance. Play responsibly.`,
    },
  })
}

/** The bank has confirmed a payment: what has come is credited, its fee taken. */
async function settle(
  world: World,
  tables: WorldTables,
  announce: Announce,
  { deposit, paidAmount, at }: { deposit: DepositRow; paidAmount: number; at: number },
  onCredited: DepositListener,
): Promise<void> {
  const { market } = await readPlatform(tables)
  const method = methodsOf(market).find((one) => one.method === deposit.method)
  const fee = method ? feeOf(paidAmount, method.fee) : Math.min(deposit.fee, paidAmount)
  const paid = await become(tables, deposit, 'PAID', { paidAmount, fee, endedAt: at })
  if (paid) await credit(world, tables, announce, paid, onCredited)
}

/**
 * The deposit as the bank has seen its payment, be it late; undefined when it has ended otherwise.
 */
async function markSeen(tables: WorldTables, deposit: DepositRow): Promise<DepositRow | undefined> {
  if (deposit.status === 'PROCESSING') return deposit
  return become(tables, deposit, 'PROCESSING', { endedAt: null })
}

const isFinal = ({ status }: DepositRow) =>
  status === 'PAID' || status === 'FAILED' || status === 'CANCELLED'

/** Asks the bank about a payment, and does as it says. */
const askBank =
  (onCredited: DepositListener): JobHandler =>
  async (world, tables, announce, { subject, dueAt }) => {
    const row = await tables.deposits.get(subject)
    if (!row || isFinal(row)) return
    const standing = await askPayIn(world, row, dueAt)
    const deposit = standing.state === 'AWAITED' ? row : await markSeen(tables, row)
    if (!deposit) return
    if (standing.state === 'FAILED') {
      await become(tables, deposit, 'FAILED', { fee: 0, endedAt: dueAt })
    } else if (standing.state === 'PAID') {
      const payment = { deposit, paidAmount: standing.amount, at: dueAt }
      await settle(world, tables, announce, payment, onCredited)
    } else if (standing.askAt !== undefined) {
      await planJob(world, tables, { kind: 'depositAsked', subject, dueAt: standing.askAt })
    }
  }

/** What happens to deposits by itself. */
export const createDepositJobs = (onCredited: DepositListener) =>
  ({
    depositExpires: expires,
    depositAsked: askBank(onCredited),
    // An earlier version planned these two; they may still wait in its database.
    depositSeen: askBank(onCredited),
    depositSettled: askBank(onCredited),
  }) satisfies Record<string, JobHandler>
