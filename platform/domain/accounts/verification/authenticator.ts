import type { Context } from '../../base/context/context.ts'
import { settingsOf } from '../account/memberSettings.ts'
import { stepOfCode } from './totp.ts'

/**
 * Uses up an authenticator code: of several concurrent calls with the same code, only one succeeds.
 */
export async function spendAuthenticatorCode(
  context: Pick<Context, 'store' | 'now'>,
  memberId: string,
  code: string,
): Promise<boolean> {
  const settings = await settingsOf(context.store, memberId)
  const { authenticatorSecret, authenticatorStep: after } = settings
  if (authenticatorSecret === null) return false
  const step = await stepOfCode(authenticatorSecret, code, { now: context.now(), after })
  if (step === undefined) return false
  const isUnspent = { authenticatorSecret, authenticatorStep: { below: step } }
  const spent = { authenticatorStep: step, updatedAt: context.now() }
  return context.store.memberSettings.update(memberId, spent, isUnspent)
}
