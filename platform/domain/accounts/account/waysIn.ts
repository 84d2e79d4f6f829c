import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { isOn, type Platform } from '../../base/platform/platform.ts'
import { noPassword } from './noPassword.ts'

/**
 * True if a member can log in without a passkey: by password, by a temporary password sent by
 * e-mail, by a code sent by sms, or by social login.
 * @param platform settings in which modules without a provider are off.
 */
export async function hasOtherWayIn(
  { store, providers }: Pick<Context, 'store' | 'providers'>,
  platform: Platform,
  { id, passwordHash, mobileNum, email }: MemberRow,
): Promise<boolean> {
  if (passwordHash !== noPassword) return true
  if (email !== null && providers.mail) return true
  if (mobileNum !== null && isOn(platform, 'MOBILEVERCODELOGIN3')) return true
  const isSocial = isOn(platform, 'GOOGLELOGIN3') || isOn(platform, 'FACEBOOKLOGIN3')
  return isSocial && (await store.socialAccounts.count({ memberId: id })) > 0
}
