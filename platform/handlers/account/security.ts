/** Account protection: passwords, contacts and second step. */

import { maskEmail, maskPhone } from '../../domain/accounts/account/maskedContact.ts'
import { settingsOf } from '../../domain/accounts/account/memberSettings.ts'
import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { expiryOf, isExpired } from '../../domain/accounts/account/passwordAge.ts'
import { hasPaymentPassword } from '../../domain/accounts/account/paymentPassword.ts'
import { countPasskeys } from '../../domain/accounts/passkeys/passkeys.ts'
import { countRecoveryCodes } from '../../domain/accounts/verification/recoveryCodes.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call } from '../../server/handler.ts'

async function getSecurity({ context, caller: { member } }: Call<'getSecurity'>) {
  const settings = await settingsOf(context.store, member.id)
  const platform = await readPlatform(context.store)
  const hasPassword = member.passwordHash !== noPassword
  const hasAuthenticator = settings.authenticatorSecret !== null
  const { checksAddress } = settings
  const payment = await hasPaymentPassword(context, member)
  const passkeys = context.passkeys ? await countPasskeys(context.store, member.id) : undefined
  const bound = [member.mobileNum !== null, member.email !== null]
  const count = [hasPassword, payment, hasAuthenticator, passkeys, checksAddress, ...bound].filter(
    Boolean,
  )
  const expiry = hasPassword ? expiryOf(member, platform) : undefined
  const level = count.length <= 2 ? 'LOW' : count.length <= 4 ? 'MEDIUM' : 'HIGH'
  return answer({
    hasPassword,
    hasPaymentPassword: payment,
    hasAuthenticator,
    ...(hasAuthenticator && {
      recoveryCodesLeft: await countRecoveryCodes(context.store, member.id),
    }),
    ...(passkeys !== undefined && { passkeys }),
    checksAddress,
    passwordChangedAt: new Date(member.passwordChangedAt).toISOString(),
    passwordExpired: isExpired(member, platform, context.now()),
    ...(expiry !== undefined && { passwordExpiresAt: new Date(expiry).toISOString() }),
    ...(member.mobileNum !== null && { mobileNum: maskPhone(member.mobileNum) }),
    ...(member.email !== null && { email: maskEmail(member.email) }),
    level,
  } as const)
}

export const security = { 'GET /wps/member/security': getSecurity } satisfies Pick<
  Behaviour,
  'GET /wps/member/security'
>
