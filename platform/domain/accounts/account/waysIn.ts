import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { isOn, type Platform } from '../../base/platform/platform.ts'
import { noPassword } from './noPassword.ts'

/**
 * Whether a member gets in without a passkey: by a password or one that is sent by e-mail, by a
 * code to their phone, or by a provider who knows them.
 * @param platform with the modules that it can offer.
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
