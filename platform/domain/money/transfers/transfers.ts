/** Transfers within a team: to the upline, and from agents to any downline (ROLE-20). */

import type { components } from '../../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../../src/lib/money.ts'
import { plainName } from '../../../../src/lib/names/personName.ts'
import { isClosed } from '../../accounts/closing/closedAccounts.ts'
import { isBlocked } from '../../accounts/limits/blocks.ts'
import { isExcluded } from '../../accounts/limits/exclusion.ts'
import { brokenLimit } from '../../accounts/limits/playerLimits.ts'
import { sendMessage } from '../../accounts/messages/messages.ts'
import {
  directDownlines,
  isInTeamOf,
  type TeamMemberRow,
  uplineOf,
} from '../../accounts/team/hierarchy.ts'
import type { DomainTables, MemberRow, TransferRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { message } from '../../base/texts/texts.ts'
import { startOfDay } from '../../base/time/marketTime.ts'
import { comingTo } from '../deposits/depositRows.ts'
import { nameOf } from '../ledger/accounts.ts'
import { debtOf } from '../ledger/debts.ts'
import { lockMembers } from '../ledger/lockMember.ts'
import { spend } from '../ledger/post.ts'
import {
  missingTurnover,
  requiredTurnover,
  type TurnoverTables,
} from '../ledger/requiredTurnover.ts'

type Schemas = components['schemas']
type Relation = Schemas['Relation']
type Person = { memberId: string; relation: Relation }

/** Limits of a transfer in minor units. */
export const transferLimits = { minimum: 100, maximum: 1_000_000 }
const dailyLimit = 3_000_000

/** Amount that a member may still send today, in minor units. */
export async function leftToSend(
  { transfers }: Pick<DomainTables, 'transfers'>,
  memberId: string,
  now: number,
): Promise<number> {
  const createdAt = { atLeast: startOfDay(now) }
  const sent = await transfers.find({ where: { memberId, direction: 'SENT', createdAt } })
  return Math.max(0, dailyLimit - sent.reduce((sum, { amount }) => sum + amount, 0))
}

/**
 * Balance of the main wallet, its transferable part, and the two deductions (missing turnover and
 * debts), in minor units.
 */
type TransferableMoney = {
  balance: number
  transferable: number
  turnoverMissing: number
  owed: number
}

/** Transferable part of the main wallet: the balance less missing turnover and debts. */
export async function transferableOf(
  tables: TurnoverTables & Pick<DomainTables, 'wallets' | 'settlements'>,
  memberId: string,
  now: number,
): Promise<TransferableMoney> {
  const wallet = await tables.wallets.get(nameOf({ kind: 'main', memberId }))
  const balance = wallet?.balance ?? 0
  const owed = await debtOf(tables, memberId)
  const turnoverMissing = missingTurnover(await requiredTurnover(tables, memberId, now))
  const transferable = Math.max(0, balance - owed - turnoverMissing)
  return { balance, transferable, turnoverMissing, owed }
}

/**
 * @throws {Rejection} if debts or missing turnover block the amount. An amount above the balance
 * passes here; `spend` rejects it.
 */
async function checkTransferable(
  context: Pick<Context<'SETTLEMENTS_OWED' | 'TURNOVER_MISSING'>, 'now' | 'reject'>,
  tables: DomainTables,
  memberId: string,
  amount: number,
): Promise<void> {
  const { balance, transferable, owed } = await transferableOf(tables, memberId, context.now())
  if (amount <= transferable || amount > balance) return
  context.reject(amount > balance - owed ? 'SETTLEMENTS_OWED' : 'TURNOVER_MISSING')
}

const isAgent = async (tables: Pick<DomainTables, 'settings'>, { type }: MemberRow) =>
  (await readPlatform(tables)).accountTypes.agents.includes(type)

/**
 * Members to whom a member may send directly: the upline first, then an agent's direct downlines in
 * the order in which they joined.
 */
export async function counterpartiesOf(
  tables: DomainTables,
  member: MemberRow,
): Promise<(Person & { account: string })[]> {
  const uplineId = await uplineOf(tables, member.id)
  const upline = uplineId === undefined ? undefined : await tables.teamMembers.get(uplineId)
  const downlines = (await isAgent(tables, member)) ? await directDownlines(tables, member.id) : []
  const person = ({ id, account }: TeamMemberRow, relation: Relation) => ({
    memberId: id,
    account,
    relation,
  })
  return [
    ...(upline ? [person(upline, 'UPLINE')] : []),
    ...downlines.map((row) => person(row, 'DOWNLINE')),
  ]
}

/** Relation of the receiver to the sender if a transfer is allowed; undefined otherwise. */
async function relationTo(
  tables: DomainTables,
  member: MemberRow,
  otherId: string,
): Promise<Relation | undefined> {
  if ((await uplineOf(tables, member.id)) === otherId) return 'UPLINE'
  const isBelow = await isInTeamOf(tables, member.id, otherId)
  return isBelow && (await isAgent(tables, member)) ? 'DOWNLINE' : undefined
}

/** False if the receiver is self-excluded or blocked, or the amount exceeds their deposit limit. */
async function mayReceive(
  context: Context,
  tables: DomainTables,
  receiver: MemberRow,
  amount: number,
) {
  if (await isExcluded({ store: tables, now: context.now }, receiver)) return false
  if (await isBlocked(tables, receiver.id)) return false
  const use = { kind: 'DEPOSIT', amount, sumOpenOrders: comingTo(tables) } as const
  return !(await brokenLimit(context, tables, receiver.id, use))
}

type TransferCode =
  | 'AMOUNT_OUT_OF_RANGE'
  | 'INSUFFICIENT_BALANCE'
  | 'NOT_POSSIBLE_NOW'
  | 'SETTLEMENTS_OWED'
  | 'TRANSFER_LIMIT_REACHED'
  | 'TRANSFER_NOT_ALLOWED'
  | 'TURNOVER_MISSING'
type TransferOrder = { member: MemberRow; receiverId: string; amount: number; note: string }

/**
 * Sends money immediately and notifies the receiver.
 * @returns the sender's row.
 * @throws {Rejection} if the sender may not transfer to the receiver, or if a limit, the balance,
 * debts or missing turnover block the amount.
 */
export async function sendTransfer(
  context: Context<TransferCode>,
  tables: DomainTables,
  announce: Announce,
  { member, receiverId, amount, note }: TransferOrder,
): Promise<TransferRow> {
  await lockMembers(tables, [member.id, receiverId])
  const relation = await relationTo(tables, member, receiverId)
  const receiver = relation && (await tables.members.peek(receiverId))
  const isGone = await isClosed(tables, receiverId)
  if (!relation || !receiver || isGone) context.reject('TRANSFER_NOT_ALLOWED')
  const { minimum, maximum } = transferLimits
  if (amount < minimum || amount > maximum) context.reject('AMOUNT_OUT_OF_RANGE')
  const now = context.now()
  if (amount > (await leftToSend(tables, member.id, now))) context.reject('TRANSFER_LIMIT_REACHED')
  await checkTransferable(context, tables, member.id, amount)
  if (!(await mayReceive(context, tables, receiver, amount))) context.reject('NOT_POSSIBLE_NOW')
  const transferId = idInTime(context, 't')
  const from = { kind: 'main', memberId: member.id } as const
  const to = { kind: 'main', memberId: receiverId } as const
  await spend(context, tables, announce, {
    kind: 'TRANSFER_SENT',
    reference: transferId,
    lines: [
      { account: from, amount: -amount },
      { account: to, amount, kind: 'TRANSFER_RECEIVED' },
    ],
  })
  const { currency } = (await readPlatform(tables)).market
  const shared = { transferId, amount, currency, note, createdAt: now }
  const sent: TransferRow = {
    id: `${transferId}/SENT`,
    memberId: member.id,
    counterpartyId: receiverId,
    relation,
    direction: 'SENT',
    ...shared,
  }
  await tables.transfers.insert(sent)
  await tables.transfers.insert({
    id: `${transferId}/RECEIVED`,
    memberId: receiverId,
    counterpartyId: member.id,
    relation: relation === 'UPLINE' ? 'DOWNLINE' : 'UPLINE',
    direction: 'RECEIVED',
    ...shared,
  })
  const sender = (plainName(member.nickname) || member.username).slice(0, 100)
  await sendMessage(context, tables, announce, {
    memberId: receiverId,
    kind: 'MONEY',
    title: message('transfers.received.title', { sender }),
    body: message(note === '' ? 'transfers.received.body' : 'transfers.received.bodyWithNote', {
      amount: { amount, currency },
      note,
    }),
    opens: '/member/transferUpline',
  })
  return sent
}

/** Counterparty as the API returns it. */
export async function showPerson(
  { members }: Pick<DomainTables, 'members'>,
  { memberId, relation }: Person,
): Promise<Schemas['Counterparty']> {
  const member = await members.get(memberId)
  const { username = memberId, nickname = username } = member ?? {}
  return { memberId, account: username, nickname, relation }
}

/** One side of a transfer as the API returns it. */
export async function showTransfer(
  tables: Pick<DomainTables, 'members'>,
  row: TransferRow,
): Promise<Schemas['Transfer']> {
  // The cast is safe: only `sendTransfer` and the generated demo history write these columns, with
  // values of the API contract.
  const { relation, direction } = row as unknown as Pick<Schemas['Transfer'], 'direction'> & Person
  return {
    transferId: row.transferId,
    direction,
    amount: toDecimal(row.amount),
    currency: row.currency,
    counterparty: await showPerson(tables, { memberId: row.counterpartyId, relation }),
    ...(row.note !== '' && { note: row.note }),
    createdAt: new Date(row.createdAt).toISOString(),
  }
}
