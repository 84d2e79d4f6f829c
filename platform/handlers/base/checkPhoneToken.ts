import {
  hasPhoneAuth,
  type Phone,
  tryPhoneToken,
} from '../../domain/accounts/verification/phoneAuth.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { Platform } from '../../domain/base/platform/platform.ts'
import { rejectWrongCode } from './checkCode.ts'
import { fieldDetails } from './registrationRejections.ts'

/** @throws {Rejection} always: the phone token was used or has expired. */
export const rejectUsedToken = (
  context: Pick<Context<'VERIFICATION_CODE_EXPIRED'>, 'reject'>,
): never => context.reject('VERIFICATION_CODE_EXPIRED', fieldDetails('verificationCode', 'expired'))

/**
 * Checks a phone token without spending it.
 * @throws {Rejection} if the token does not prove the number (REG-06).
 */
export async function checkPhoneToken(
  context: Context<'SMS_NOT_ENABLED' | 'VERIFICATION_CODE_WRONG' | 'VERIFICATION_CODE_EXPIRED'>,
  platform: Platform,
  phone: Phone,
  token: string,
): Promise<void> {
  if (!hasPhoneAuth(context, platform)) context.reject('SMS_NOT_ENABLED')
  const result = await tryPhoneToken(context, token, phone)
  if (result === 'wrong') rejectWrongCode(context)
  if (result !== 'right') rejectUsedToken(context)
}
