import { rejected } from '../server/handler.ts'
import { hasPhoneAuth, type Phone, tryPhoneToken } from '../world/accounts/proofs/phoneAuth.ts'
import type { Platform } from '../world/base/platform/platform.ts'
import type { World } from '../world/base/world/world.ts'
import { refusedField } from './registrationRefusals.ts'

/** What a token of the phone-authentication service is answered with that was used or has expired. */
export const usedToken = () =>
  rejected('VERIFICATION_CODE_EXPIRED', refusedField('verificationCode', 'expired'))

/** Why such a token does not prove whose number it is (REG-06); undefined when it does. It is not spent by that. */
export async function refusePhoneToken(
  world: World,
  platform: Platform,
  phone: Phone,
  token: string,
) {
  if (!hasPhoneAuth(world, platform)) return rejected('SMS_NOT_ENABLED')
  const result = await tryPhoneToken(world, token, phone)
  if (result === 'right') return undefined
  return result === 'wrong'
    ? rejected('VERIFICATION_CODE_WRONG', refusedField('verificationCode', 'wrong'))
    : usedToken()
}
