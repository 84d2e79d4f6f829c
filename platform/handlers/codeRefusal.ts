import { rejected } from '../server/handler.ts'
import { type CodeTarget, tryCode } from '../world/accounts/proofs/smsCodes.ts'
import type { World } from '../world/base/world/world.ts'
import { refusedField } from './registrationRefusals.ts'

/** What a code is answered with that was spent meanwhile, or was never right. */
export const wrongCode = () =>
  rejected('VERIFICATION_CODE_WRONG', refusedField('verificationCode', 'wrong'))

/** Why a code is not good; undefined when it is. It is not spent by that. */
export async function refuseCode(world: World, target: CodeTarget, code: string) {
  if (code.trim() === '') {
    return rejected('VERIFICATION_CODE_MISSING', refusedField('verificationCode', 'required'))
  }
  const result = await tryCode(world, target, code.trim())
  if (result === 'right') return undefined
  return result === 'wrong'
    ? wrongCode()
    : rejected('VERIFICATION_CODE_EXPIRED', refusedField('verificationCode', 'expired'))
}
