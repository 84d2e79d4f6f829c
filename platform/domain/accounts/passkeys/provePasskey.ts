import type { components } from '../../../../src/api/gen/paths.ts'
import type { PasskeyRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { changeAndTell } from '../messages/changeAndTell.ts'
import { type ChallengeOwner, spendChallenge } from './challenges.ts'
import { passkeyCopied } from './passkeyNotices.ts'
import { passkeyOf, userHandleOf } from './passkeys.ts'

type UsedCredential = components['schemas']['UsedCredential']

/**
 * Reasons why a passkey is not proven: the challenge is invalid (`expired`), there is no such
 * passkey of an allowed member (`unknown`), the signature is invalid (`rejected`), or the device's
 * counter has not grown (`copied`).
 */
export type UnprovenPasskey = 'expired' | 'unknown' | 'rejected' | 'copied'

/**
 * Finds the passkey of a response.
 * @returns undefined if the challenge or the user handle in the response belongs to another member.
 */
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
 * Verifies a device's response and records the use. Notifies the owner if the passkey may have been
 * copied.
 * @param isVerificationRequired true if the device must have verified its user.
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
  // A single conditional update, so that only one of two uses with the same counter succeeds.
  const hasGrown = { counter: counter === 0 ? 0 : { below: counter } }
  const noted = { counter, isSynced, usedAt: context.now() }
  if (await context.store.passkeys.update(id, noted, hasGrown)) return { ...passkey, ...noted }
  const left = await context.store.passkeys.get(id)
  if (!left) return 'unknown'
  const member = await context.store.members.get(memberId)
  if (member) await changeAndTell(context, member, passkeyCopied(left.name), async () => true)
  return 'copied'
}
