/** The Pix keys that a member's withdrawals are paid to. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type {
  MemberRow,
  PayoutAccountRow,
  WorldTables,
} from '../../base/collections/collections.ts'
import { idInTime } from '../../base/world/ids.ts'
import type { World } from '../../base/world/world.ts'
import { Cannot } from './cannot.ts'
import { holdMember } from './holdMember.ts'
import { isSameName, maskHolder, maskPixKey, type PixKeyType, readPixKey } from './pixKeys.ts'
import { withdrawalsUnderway } from './withdrawalStates.ts'

/** How many keys a member may have. */
export const mostAccounts = 5

/** The member's keys, the default first, then the newest first. */
export const accountsOf = (
  { payoutAccounts }: Pick<WorldTables, 'payoutAccounts'>,
  memberId: string,
): Promise<PayoutAccountRow[]> =>
  payoutAccounts
    .find({ where: { memberId }, orderBy: { column: 'createdAt', direction: 'descending' } })
    .then((accounts) => accounts.sort((one, other) => rankOf(other) - rankOf(one)))

const rankOf = ({ defaultSince }: PayoutAccountRow): number => (defaultSince === null ? 0 : 1)

/** The holder's name is normalised and checked before. */
type NewAccount = { member: MemberRow; keyType: PixKeyType; key: string; holder: string }

/** Whether a key is the member's own, as far as is known of them: their name, and their CPF. */
function isOwn(
  { member, keyType, holder }: NewAccount,
  key: string,
  others: readonly PayoutAccountRow[],
): boolean {
  const { payeeName, idNumber } = member.profile
  const known = payeeName ?? others[0]?.holder
  const cpf = idNumber?.replaceAll(/\D/g, '')
  const isOtherCpf = keyType === 'CPF' && cpf !== undefined && cpf.length === 11 && cpf !== key
  return !isOtherCpf && (known === undefined || isSameName(known, holder))
}

/**
 * Adds a key. @throws {Cannot} when it is no key, not the member's own, somebody's already, or one
 * too many.
 */
export async function addAccount(
  world: World,
  tables: WorldTables,
  newAccount: NewAccount,
): Promise<PayoutAccountRow> {
  const { member, keyType, holder } = newAccount
  await holdMember(tables, member.id)
  const key = readPixKey(keyType, newAccount.key)
  if (key === undefined) throw new Cannot('PAYOUT_KEY_INVALID')
  const others = await accountsOf(tables, member.id)
  if (!isOwn(newAccount, key, others)) throw new Cannot('PAYOUT_HOLDER_DIFFERS')
  if (others.length >= mostAccounts) throw new Cannot('PAYOUT_ACCOUNTS_FULL')
  const keyId = `${keyType}:${key}`
  if ((await tables.payoutAccounts.count({ keyId })) > 0) throw new Cannot('PAYOUT_KEY_TAKEN')
  const createdAt = world.now()
  const account = {
    id: idInTime(world, 'k'),
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

/** One of the member's keys. */
type OwnAccount = { memberId: string; accountId: string }

/** @throws {Cannot} `NOT_FOUND` when it is not theirs. */
async function ownAccount(
  tables: WorldTables,
  { memberId, accountId }: OwnAccount,
): Promise<PayoutAccountRow> {
  await holdMember(tables, memberId)
  const account = await tables.payoutAccounts.get(accountId)
  if (account?.memberId !== memberId) throw new Cannot('NOT_FOUND')
  return account
}

/**
 * Makes a key the member's default in place of another.
 * @throws {Cannot} `NOT_FOUND` when it is not theirs.
 */
export async function makeDefault(
  world: World,
  tables: WorldTables,
  own: OwnAccount,
): Promise<void> {
  const account = await ownAccount(tables, own)
  if (account.defaultSince !== null) return
  for (const { id, defaultSince } of await accountsOf(tables, own.memberId)) {
    if (defaultSince !== null) await tables.payoutAccounts.update(id, { defaultSince: null })
  }
  await tables.payoutAccounts.update(account.id, { defaultSince: world.now() })
}

/**
 * Removes a key of a member's; the newest of those left becomes the default in its place.
 * @throws {Cannot} `NOT_FOUND` when it is not theirs, `NOT_POSSIBLE_NOW` while a withdrawal is on
 *   its way to it.
 */
export async function removeAccount(
  world: World,
  tables: WorldTables,
  own: OwnAccount,
): Promise<void> {
  const { id, defaultSince } = await ownAccount(tables, own)
  for (const status of withdrawalsUnderway) {
    const used = await tables.withdrawals.count({ accountId: id, status })
    if (used > 0) throw new Cannot('NOT_POSSIBLE_NOW')
  }
  await tables.payoutAccounts.remove({ id })
  if (defaultSince === null) return
  const [newest] = await accountsOf(tables, own.memberId)
  if (newest) await tables.payoutAccounts.update(newest.id, { defaultSince: world.now() })
}

/** A payout account with its key and holder masked. */
export function maskAccount({ keyType, key, holder }: PayoutAccountRow) {
  // Only `addAccount` and the personas' past write it.
  const type = keyType as PixKeyType
  return { keyType: type, key: maskPixKey(type, key), holder: maskHolder(holder) }
}

/** False for a key that was kept before keys were normalised and that no bank would know. */
export const isPayable = ({ keyType, key }: PayoutAccountRow): boolean =>
  // Only `addAccount` and the personas' past write it.
  readPixKey(keyType as PixKeyType, key) === key

/** A key as the contract tells it. */
export const showAccount = (row: PayoutAccountRow): components['schemas']['PayoutAccount'] => ({
  accountId: row.id,
  ...maskAccount(row),
  isDefault: row.defaultSince !== null,
  createdAt: new Date(row.createdAt).toISOString(),
  ...(!isPayable(row) && { needsConfirmation: true as const }),
})
