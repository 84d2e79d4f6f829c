/** The Pix keys that a member's withdrawals are paid to. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { identityRejection } from '../../accounts/identityCheck/demands.ts'
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

/** True if a key is the member's own by their name, as far as it is known. */
function isOwn(
  { member, holder }: NewAccount,
  others: readonly Pick<PayoutAccountRow, 'holder'>[],
): boolean {
  const known = member.profile.payeeName ?? others[0]?.holder
  return known === undefined || isSameName(known, holder)
}

/**
 * A CPF is a key of its verified owner alone, whether another account has it or not.
 * @throws {IdentityRejection} while the identity is not verified; {Cannot} when the CPF is another.
 */
async function assertOwnCpf(
  world: World,
  tables: WorldTables,
  { memberId, key }: { memberId: string; key: string },
): Promise<void> {
  const payer = await tables.payers.get(memberId)
  const isVerified = payer !== undefined && payer.documentId !== null
  if (!isVerified) throw await identityRejection(world, tables, 1)
  if (payer.number !== key) throw new Cannot('PAYOUT_HOLDER_DIFFERS')
}

/** Makes room for a key. A CPF that another account has added was a claim, which its owner ends. */
async function releaseKey(
  { payoutAccounts }: Pick<WorldTables, 'payoutAccounts'>,
  { member, keyType }: NewAccount,
  keyId: string,
): Promise<void> {
  const [known] = await payoutAccounts.find({ where: { keyId }, limit: 1 })
  if (!known) return
  const isClaim = keyType === 'CPF' && known.memberId !== member.id
  if (!isClaim) throw new Cannot('PAYOUT_KEY_TAKEN')
  await payoutAccounts.remove({ id: known.id })
}

/**
 * Adds a key. @throws {Cannot} when it is no key, not the member's own, somebody's already, or one
 * too many. @throws {IdentityRejection} when a CPF comes before the identity check.
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
  if (keyType === 'CPF') await assertOwnCpf(world, tables, { memberId: member.id, key })
  const others = await accountsOf(tables, member.id)
  if (!isOwn(newAccount, others)) throw new Cannot('PAYOUT_HOLDER_DIFFERS')
  if (others.length >= mostAccounts) throw new Cannot('PAYOUT_ACCOUNTS_FULL')
  const keyId = `${keyType}:${key}`
  await releaseKey(tables, newAccount, keyId)
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
