import { checkPaymentPassword } from '../../domain/accounts/account/paymentPassword.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { rejectUntil } from './rejectUntil.ts'

/**
 * @throws {Rejection} if the payment password is missing or wrong.
 * @throws {FaultError} 429 while attempts are blocked.
 */
export async function rejectWrongPaymentPassword(
  context: Pick<
    Context<'PAYMENT_PASSWORD_MISSING' | 'PAYMENT_PASSWORD_WRONG'>,
    'store' | 'now' | 'passwords' | 'reject'
  >,
  member: MemberRow,
  password: string,
): Promise<void> {
  const verdict = await checkPaymentPassword(context, member, password)
  if (verdict === 'right') return
  if (typeof verdict === 'object') rejectUntil(verdict.wait)
  context.reject(verdict === 'missing' ? 'PAYMENT_PASSWORD_MISSING' : 'PAYMENT_PASSWORD_WRONG')
}
