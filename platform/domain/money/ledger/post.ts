/** Single entry point for all money movements. */
import { toDecimal } from '../../../../src/lib/money.ts'
import { AccountClosed, isClosed } from '../../accounts/closing/closedAccounts.ts'
import type { DomainTables, WalletRow } from '../../base/collections/collections.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import type { Announce } from '../../base/storage/events.ts'
import { countEntryDay } from '../../base/sums/entryDays.ts'
import { planJob } from '../../base/time/jobs.ts'
import { type Account, nameOf } from './accounts.ts'
import { kindsOf, markPaid, mostPaidAtOnce, oldestDebts } from './debts.ts'
import { countEntry } from './memberDays.ts'

export type Line = {
  account: Account
  /** In minor units; positive if the account receives money. */
  amount: number
  /** Kind of this account's ledger entry, if it differs from the kind of the movement. */
  kind?: EntryKind
}

export type Movement = {
  kind: EntryKind
  /** Id of the cause of the movement: a deposit, bet, contract and so on. */
  reference: string
  /** Lines of at least two accounts; their amounts sum to zero. */
  lines: readonly Line[]
  /** Time in milliseconds since 1970; the current time by default. */
  at?: number
  /**
   * True to move money without paying debts. The caller calls `payDebts` later, for example after a
   * fee is charged.
   */
  leavesDebts?: true
}

/** Tables that a movement of money reads and writes. */
export type PostTables = Pick<
  DomainTables,
  | 'wallets'
  | 'ledgerEntries'
  | 'memberDays'
  | 'entryDays'
  | 'settings'
  | 'closedAccounts'
  | 'settlements'
  | 'jobs'
>
type Sources = Pick<Context, 'now' | 'randomBytes'>
export type Spender = Pick<Context<'INSUFFICIENT_BALANCE'>, 'now' | 'randomBytes' | 'reject'>
type RejectShortage = Spender['reject']

function assertBalanced({ lines, kind }: Movement): void {
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  const isWhole = lines.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)
  if (lines.length < 2 || !isWhole || sum !== 0) {
    throw new RangeError(`${kind} does not add up: ${lines.map(({ amount }) => amount).join(', ')}`)
  }
}

type Side = Line & { name: string; memberId: string | null }

/** Lines sorted by account name, so that concurrent movements lock wallets in the same order. */
const sidesOf = ({ lines }: Movement): Side[] =>
  lines
    .map((line) => ({
      ...line,
      name: nameOf(line.account),
      memberId: line.account.kind === 'house' ? null : line.account.memberId,
    }))
    .toSorted((a, b) => compareTexts(a.name, b.name))

/** Members whose main wallet or bonus balance changes. */
const membersToTell = (sides: readonly Side[]): Set<string> =>
  new Set(
    sides.flatMap(({ account }) =>
      account.kind === 'main' || account.kind === 'bonus' ? [account.memberId] : [],
    ),
  )

/**
 * Balance of a member's account after a movement, in minor units.
 * @throws {Rejection} if the account has too little money and `rejectShortage` is given.
 * @throws {RangeError} if the account has too little money and `rejectShortage` is missing, or if
 * the balance exceeds the safe integers.
 */
function balanceAfter(
  { name, amount }: Side,
  wallet: WalletRow | undefined,
  rejectShortage: RejectShortage | undefined,
): number {
  const balance = (wallet?.balance ?? 0) + amount
  if (balance < 0) rejectShortage?.('INSUFFICIENT_BALANCE')
  if (balance < 0) throw new RangeError(`${name} holds too little`)
  if (!Number.isSafeInteger(balance)) throw new RangeError(`${name} would hold too much`)
  return balance
}

/**
 * Locks the wallets of a movement and the main wallets of their owners.
 * @throws {AccountClosed} if one of the owners has closed the account.
 */
async function holdWallets(
  tables: Pick<PostTables, 'wallets' | 'closedAccounts'>,
  sides: readonly Side[],
): Promise<Map<string, WalletRow>> {
  const owners = sides.flatMap(({ memberId }) => (memberId === null ? [] : [memberId]))
  const names = sides.flatMap(({ name, memberId }) => (memberId === null ? [] : [name]))
  const wallets = new Map<string, WalletRow>()
  for (const name of [...new Set([...owners, ...names])].toSorted(compareTexts)) {
    const wallet = await tables.wallets.get(name)
    if (wallet) wallets.set(name, wallet)
  }
  for (const memberId of new Set(owners)) {
    if (await isClosed(tables, memberId)) throw new AccountClosed(memberId)
  }
  return wallets
}

/**
 * Moves money in the caller's transaction and writes one entry for each account. Announces the new
 * balance to members whose main wallet or bonuses changed. A member who receives money in the main
 * wallet pays open debts with it.
 * @returns the id that the entries share.
 * @param rejectShortage called when a member's account would fall below zero; without it, a
 * shortage is a defect and throws.
 * @throws {AccountClosed} if a member of the movement has closed the account; the caller must let
 * it propagate so that the transaction rolls back.
 * @throws {RangeError} if the lines do not sum to zero, or an account has too little money.
 */
export async function post(
  context: Sources,
  tables: PostTables,
  announce: Announce,
  movement: Movement,
  rejectShortage?: RejectShortage,
): Promise<string> {
  const transferId = await move(context, tables, announce, movement, rejectShortage)
  if (movement.leavesDebts) return transferId
  const credited = movement.lines.flatMap(({ account, amount }) =>
    account.kind === 'main' && amount > 0 ? [account.memberId] : [],
  )
  for (const memberId of new Set(credited)) await payDebts(context, tables, announce, memberId)
  return transferId
}

/**
 * `post` for money that a member spends.
 * @throws {Rejection} if the account has too little money.
 */
export const spend = (
  context: Spender,
  tables: PostTables,
  announce: Announce,
  movement: Movement,
): Promise<string> => post(context, tables, announce, movement, context.reject)

/**
 * Pays a member's open settlements from the main wallet, oldest first. The caller has locked the
 * member with `lockMembers`.
 * @returns the ids of the settlements that were paid in full or in part.
 */
export async function payDebts(
  context: Sources,
  tables: PostTables,
  announce: Announce,
  memberId: string,
): Promise<Set<string>> {
  const debts = await oldestDebts(tables, memberId)
  if (debts.length === 0) return new Set()
  const main = { kind: 'main', memberId } as const
  const money = (await tables.wallets.get(nameOf(main)))?.balance ?? 0
  const now = context.now()
  const payments = await markPaid(tables, debts, money, now)
  for (const { debt, amount } of payments) {
    const { earningKind, entryKind } = kindsOf(debt)
    const told = { type: 'settlementMade', settlementId: debt.id, kind: earningKind } as const
    announce({ ...told, memberId: debt.payeeId, side: 'RECEIVED' })
    announce({ ...told, memberId, side: 'PAID' })
    const to = { kind: 'main', memberId: debt.payeeId } as const
    await post(
      context,
      tables,
      announce,
      toMovement(entryKind, debt.id, { from: main, to, amount }),
    )
  }
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const [last] = debts.slice(-1)
  if (last && debts.length === mostPaidAtOnce && paid < money) {
    await planJob(context, tables, { kind: 'payOwed', subject: last.id, dueAt: now })
  }
  return new Set(payments.map(({ debt }) => debt.id))
}

async function move(
  context: Sources,
  tables: PostTables,
  announce: Announce,
  movement: Movement,
  rejectShortage: RejectShortage | undefined,
): Promise<string> {
  assertBalanced(movement)
  const { kind, reference } = movement
  const { currency, currencySymbol } = (await readPlatform(tables)).market
  const sides = sidesOf(movement)
  const wallets = await holdWallets(tables, sides)
  // The time is later than the last entry of each account, so that the entries of an account have
  // different, ascending times.
  const at = Math.max(
    movement.at ?? context.now(),
    ...sides.map(({ name }) => (wallets.get(name)?.updatedAt ?? 0) + 1),
  )
  const transferId = idInTime(context, 'l', at)
  for (const side of sides) {
    const { name, memberId, amount } = side
    const wallet = wallets.get(name)
    const after = memberId === null ? null : balanceAfter(side, wallet, rejectShortage)
    if (after !== null && wallet)
      await tables.wallets.update(name, { balance: after, updatedAt: at })
    if (after !== null && !wallet) {
      await tables.wallets.insert({ id: name, currency, balance: after, updatedAt: at })
    }
    const entry = { account: name, memberId, kind: side.kind ?? kind, amount, at }
    const shared = { transferId, currency, reference }
    const id = idInTime(context, 'e', at)
    await tables.ledgerEntries.insert({ id, ...shared, ...entry, balanceAfter: after })
    await countEntry(tables, entry)
    await countEntryDay(tables, entry)
    if (after !== null) wallets.set(name, { id: name, currency, balance: after, updatedAt: at })
  }
  for (const memberId of membersToTell(sides)) {
    const main = wallets.get(memberId)
    const balance = { balance: toDecimal(main?.balance ?? 0), currency, currencySymbol }
    announce({ type: 'balanceChanged', memberId, balance })
  }
  return transferId
}

/** Builds a movement between two accounts. */
export const toMovement = (
  kind: EntryKind,
  reference: string,
  { from, to, amount }: { from: Account; to: Account; amount: number },
): Movement => ({
  kind,
  reference,
  lines: [
    { account: from, amount: -amount },
    { account: to, amount },
  ],
})
