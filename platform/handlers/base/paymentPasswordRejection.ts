import { checkPaymentPassword } from '../../domain/accounts/account/paymentPassword.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { World } from '../../domain/base/context/world.ts'
import { rejectUntil } from './rejectUntil.ts'

/** @throws {Rejection} when a payment password is not right. @throws {FaultError} 429 too early. */
export async function rejectWrongPaymentPassword(
  world: Pick<
    World<'PAYMENT_PASSWORD_MISSING' | 'PAYMENT_PASSWORD_WRONG'>,
    'store' | 'now' | 'passwords' | 'reject'
  >,
  member: MemberRow,
  password: string,
): Promise<void> {
  const verdict = await checkPaymentPassword(world, member, password)
  if (verdict === 'right') return
  if (typeof verdict === 'object') rejectUntil(verdict.wait)
  world.reject(verdict === 'missing' ? 'PAYMENT_PASSWORD_MISSING' : 'PAYMENT_PASSWORD_WRONG')
}
