import { normalizeText } from '../../src/lib/text.ts'
import { reject } from '../server/handler.ts'
import { type CodeTarget, tryCode } from '../world/accounts/proofs/smsCodes.ts'
import type { World } from '../world/base/world/world.ts'
import { fieldDetails } from './registrationRejections.ts'

/** What a code is answered with that was spent meanwhile, or was never right. */
export const wrongCode = (field = 'verificationCode') =>
  reject('VERIFICATION_CODE_WRONG', fieldDetails(field, 'wrong'))

/**
 * The rejection of a wrong code; undefined when the code is right. The code is not spent.
 * @param field the request's that has the code.
 */
export async function checkCode(
  world: World,
  target: CodeTarget,
  code: string,
  field = 'verificationCode',
) {
  if (normalizeText(code) === '') {
    return reject('VERIFICATION_CODE_MISSING', fieldDetails(field, 'required'))
  }
  const result = await tryCode(world, target, code)
  if (result === 'right') return undefined
  return result === 'wrong'
    ? wrongCode(field)
    : reject('VERIFICATION_CODE_EXPIRED', fieldDetails(field, 'expired'))
}
