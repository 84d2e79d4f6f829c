import type { components } from '../../../../src/api/gen/paths.ts'
import type { PasskeyRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { changeAndTell } from '../messages/changeAndTell.ts'
import { type ChallengeOwner, spendChallenge } from './challenges.ts'
import { passkeyCopied } from './passkeyNotices.ts'
import { passkeyOf, userHandleOf } from './passkeys.ts'

type UsedCredential = components['schemas']['UsedCredential']

/**
 * Why a passkey proves nothing: its challenge is over, nobody of those who may answer has it, its
 * answer is not genuine, or its device has counted fewer uses than before.
 */
export type UnprovenPasskey = 'expired' | 'unknown' | 'rejected' | 'copied'

/** Whom the passkey is of, unless the device names another. */
async function findPasskey(
  { store }: Pick<Context, 'store'>,
  { id, userHandle }: UsedCredential,
  { memberId }: ChallengeOwner,
): Promise<PasskeyRow | undefined> {
  const passkey = await passkeyOf(store, id)
  if (!passkey || (memberId !== null && passkey.memberId !== memberId)) return undefined
  const isNamed = userHandle === undefined || userHandle === userHandleOf(passkey.memberId)
  return isNamed ? passkey : undefined
}

/**
 * Checks a device's answer and notes the use. Tells the owner of a passkey that may have been
 * copied.
 * @param isVerificationRequired whether the device must have found out that it is its owner.
 */
export async function provePasskey(
  context: Context,
  credential: UsedCredential,
  { owner, isVerificationRequired }: { owner: ChallengeOwner; isVerificationRequired: boolean },
): Promise<PasskeyRow | UnprovenPasskey> {
  const challenge = await spendChallenge(context, owner, credential.clientDataJSON)
  if (challenge === undefined) return 'expired'
  const passkey = await findPasskey(context, credential, owner)
  if (!passkey) return 'unknown'
  const { id, memberId, publicKey } = passkey
  const expected = { challenge, publicKey, isVerificationRequired }
  const use = await context.passkeys?.verifyUse(credential, expected)
  if (!use) return 'rejected'
  const { counter, isSynced } = use
  // In one statement, so that of two uses with one count one is noted.
  const hasGrown = { counter: counter === 0 ? 0 : { below: counter } }
  const noted = { counter, isSynced, usedAt: context.now() }
  if (await context.store.passkeys.update(id, noted, hasGrown)) return { ...passkey, ...noted }
  const left = await context.store.passkeys.get(id)
  if (!left) return 'unknown'
  const member = await context.store.members.get(memberId)
  if (member) await changeAndTell(context, member, passkeyCopied(left.name), async () => true)
  return 'copied'
}
