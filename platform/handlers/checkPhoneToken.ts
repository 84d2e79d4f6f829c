import { reject } from '../server/handler.ts'
import { hasPhoneAuth, type Phone, tryPhoneToken } from '../world/accounts/proofs/phoneAuth.ts'
import type { Platform } from '../world/base/platform/platform.ts'
import type { World } from '../world/base/world/world.ts'
import { fieldDetails } from './registrationRejections.ts'

/**
 * What a token of the phone-authentication service is answered with that was used or has expired.
 */
export const usedToken = () =>
  reject('VERIFICATION_CODE_EXPIRED', fieldDetails('verificationCode', 'expired'))

/**
 * The rejection of a token that does not prove the number (REG-06); undefined when it does. The
 * token is not spent.
 */
export async function checkPhoneToken(
  world: World,
  platform: Platform,
  phone: Phone,
  token: string,
) {
  if (!hasPhoneAuth(world, platform)) return reject('SMS_NOT_ENABLED')
  const result = await tryPhoneToken(world, token, phone)
  if (result === 'right') return undefined
  return result === 'wrong'
    ? reject('VERIFICATION_CODE_WRONG', fieldDetails('verificationCode', 'wrong'))
    : usedToken()
}
