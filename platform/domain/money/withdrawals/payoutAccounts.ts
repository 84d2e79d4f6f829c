/** Pix keys that a member's withdrawals are paid to. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { type IdentityCode, rejectUnidentified } from '../../accounts/identity/demands.ts'
import type {
  DomainTables,
  MemberRow,
  PayoutAccountRow,
} from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import { lockMember } from '../ledger/lockMember.ts'
import { isSameName, maskHolder, maskPixKey, type PixKeyType, readPixKey } from './pixKeys.ts'
import { withdrawalsUnderway } from './withdrawalStates.ts'

/** Maximum number of Pix keys per member. */
export const mostAccounts = 5

/** Keys of a member: the default first, then newest first. */
export const accountsOf = (
  { payoutAccounts }: Pick<DomainTables, 'payoutAccounts'>,
  memberId: string,
): Promise<PayoutAccountRow[]> =>
  payoutAccounts
    .find({ where: { memberId }, orderBy: { column: 'createdAt', direction: 'descending' } })
    .then((accounts) => accounts.sort((one, other) => rankOf(other) - rankOf(one)))

const rankOf = ({ defaultSince }: PayoutAccountRow): number => (defaultSince === null ? 0 : 1)

/** The caller has normalised and validated `holder`. */
type NewAccount = { member: MemberRow; keyType: PixKeyType; key: string; holder: string }

/** True if the key's holder has the member's name, or if that name is not known yet. */
function isOwn(
  { member, holder }: NewAccount,
  others: readonly Pick<PayoutAccountRow, 'holder'>[],
): boolean {
  const known = member.profile.payeeName ?? others[0]?.holder
  return known === undefined || isSameName(known, holder)
}

/**
 * Allows a CPF as a key only for its verified owner, even if no other account uses it.
 * @throws {Rejection} if the member's identity is not verified, or if their verified CPF is a
 * different one.
 */
async function assertOwnCpf(
  context: Context<IdentityCode | 'PAYOUT_HOLDER_DIFFERS'>,
  tables: DomainTables,
  { memberId, key }: { memberId: string; key: string },
): Promise<void> {
  const payer = await tables.payers.get(memberId)
  const isVerified = payer !== undefined && payer.documentId !== null
  if (!isVerified) return rejectUnidentified(context, tables, 1)
  if (payer.number !== key) context.reject('PAYOUT_HOLDER_DIFFERS')
}

/**
 * Removes a CPF key from another member, because that member added it without proof.
 * @throws {Rejection} if the member already has the key, or another member has it and it is no CPF.
 */
async function releaseKey(
  context: Pick<Context<'PAYOUT_KEY_TAKEN'>, 'reject'>,
  { payoutAccounts }: Pick<DomainTables, 'payoutAccounts'>,
  { member, keyType }: NewAccount,
  keyId: string,
): Promise<void> {
  const [known] = await payoutAccounts.find({ where: { keyId }, limit: 1 })
  if (!known) return
  const isClaim = keyType === 'CPF' && known.memberId !== member.id
  if (!isClaim) context.reject('PAYOUT_KEY_TAKEN')
  await payoutAccounts.remove({ id: known.id })
}

type AddCode =
  | IdentityCode
  | 'PAYOUT_ACCOUNTS_FULL'
  | 'PAYOUT_HOLDER_DIFFERS'
  | 'PAYOUT_KEY_INVALID'
  | 'PAYOUT_KEY_TAKEN'

/**
 * Adds a key.
 * @throws {Rejection} if the key is invalid, belongs to another holder or is taken, if the member
 * has too many keys, or if a CPF is added before the identity check.
 */
export async function addAccount(
  context: Context<AddCode>,
  tables: DomainTables,
  newAccount: NewAccount,
): Promise<PayoutAccountRow> {
  const { member, keyType, holder } = newAccount
  await lockMember(tables, member.id)
  const key = readPixKey(keyType, newAccount.key)
  if (key === undefined) context.reject('PAYOUT_KEY_INVALID')
  if (keyType === 'CPF') await assertOwnCpf(context, tables, { memberId: member.id, key })
  const others = await accountsOf(tables, member.id)
  if (!isOwn(newAccount, others)) context.reject('PAYOUT_HOLDER_DIFFERS')
  if (others.length >= mostAccounts) context.reject('PAYOUT_ACCOUNTS_FULL')
  const keyId = `${keyType}:${key}`
  await releaseKey(context, tables, newAccount, keyId)
  const createdAt = context.now()
  const account = {
    id: idInTime(context, 'k'),
    memberId: member.id,
    keyType,
    keyId,
    key,
    holder,
    createdAt,
    defaultSince: others.length === 0 ? createdAt : null,
  }
  await tables.payoutAccounts.insert(account)
  return account
}

/** Reference to a key, with the member who must own it. */
type OwnAccount = { memberId: string; accountId: string }

/** @throws {Rejection} `NOT_FOUND` if the key is another member's. */
async function ownAccount(
  context: Pick<Context<'NOT_FOUND'>, 'reject'>,
  tables: DomainTables,
  { memberId, accountId }: OwnAccount,
): Promise<PayoutAccountRow> {
  await lockMember(tables, memberId)
  const account = await tables.payoutAccounts.get(accountId)
  if (account?.memberId !== memberId) context.reject('NOT_FOUND')
  return account
}

/**
 * Makes a key the member's default.
 * @throws {Rejection} `NOT_FOUND` if the key is another member's.
 */
export async function makeDefault(
  context: Context<'NOT_FOUND'>,
  tables: DomainTables,
  reference: OwnAccount,
): Promise<void> {
  const account = await ownAccount(context, tables, reference)
  if (account.defaultSince !== null) return
  for (const { id, defaultSince } of await accountsOf(tables, reference.memberId)) {
    if (defaultSince !== null) await tables.payoutAccounts.update(id, { defaultSince: null })
  }
  await tables.payoutAccounts.update(account.id, { defaultSince: context.now() })
}

/**
 * Removes a key of a member. If it was the default, the newest remaining key becomes the default.
 * @throws {Rejection} `NOT_FOUND` if the key is another member's, `NOT_POSSIBLE_NOW` while a
 * withdrawal to it is in progress.
 */
export async function removeAccount(
  context: Context<'NOT_FOUND' | 'NOT_POSSIBLE_NOW'>,
  tables: DomainTables,
  reference: OwnAccount,
): Promise<void> {
  const { id, defaultSince } = await ownAccount(context, tables, reference)
  for (const status of withdrawalsUnderway) {
    const used = await tables.withdrawals.count({ accountId: id, status })
    if (used > 0) context.reject('NOT_POSSIBLE_NOW')
  }
  await tables.payoutAccounts.remove({ id })
  if (defaultSince === null) return
  const [newest] = await accountsOf(tables, reference.memberId)
  if (newest) await tables.payoutAccounts.update(newest.id, { defaultSince: context.now() })
}

/** Payout account with its key and holder masked. */
export function maskAccount({ keyType, key, holder }: PayoutAccountRow) {
  // The cast is safe: only `addAccount` and the personas' demo history write this column.
  const type = keyType as PixKeyType
  return { keyType: type, key: maskPixKey(type, key), holder: maskHolder(holder) }
}

/** True unless the key was stored before keys were normalised. No bank would accept such a key. */
export const isPayable = ({ keyType, key }: PayoutAccountRow): boolean =>
  // The cast is safe: only `addAccount` and the personas' demo history write this column.
  readPixKey(keyType as PixKeyType, key) === key

/** Payout account as the API returns it. */
export const showAccount = (row: PayoutAccountRow): components['schemas']['PayoutAccount'] => ({
  accountId: row.id,
  ...maskAccount(row),
  isDefault: row.defaultSince !== null,
  createdAt: new Date(row.createdAt).toISOString(),
  ...(!isPayable(row) && { needsConfirmation: true as const }),
})
