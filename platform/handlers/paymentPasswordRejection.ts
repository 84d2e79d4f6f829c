import { reject } from '../server/handler.ts'
import { checkPaymentPassword } from '../world/accounts/members/paymentPassword.ts'
import type { MemberRow } from '../world/base/collections/collections.ts'
import type { World } from '../world/base/world/world.ts'
import { rejectUntil } from './rejectUntil.ts'

/** Why a payment password is not taken; undefined when it is right. */
export async function rejectWrongPaymentPassword(
  world: Pick<World, 'store' | 'now' | 'passwords'>,
  member: MemberRow,
  password: string,
) {
  const verdict = await checkPaymentPassword(world, member, password)
  if (verdict === 'right') return undefined
  if (typeof verdict === 'object') return rejectUntil(verdict.wait)
  return reject(verdict === 'missing' ? 'PAYMENT_PASSWORD_MISSING' : 'PAYMENT_PASSWORD_WRONG')
}
