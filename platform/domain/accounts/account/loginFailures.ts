/** Login attempts of members, and the captcha after too many failures (ERR-15). */
import {
  claimSignIn,
  type SignInAttempt,
  type SignInCounterKind,
  type SignInSource,
} from '../../base/attempts/signIn.ts'
import type { Context } from '../../base/context/context.ts'

/** Time after the last failure for which a captcha is required, in milliseconds. */
const captchaMemory = 15 * 60_000

/**
 * Failures after which the next attempt requires a captcha, by kind of counter. The limit per IP
 * address is higher, since many players can share an address.
 */
const captchaAfter: Readonly<Record<SignInCounterKind, number>> = {
  name: 3,
  pair: 3,
  device: 3,
  address: 20,
}

export type LoginAttempt = SignInAttempt & {
  wantsCaptcha: boolean
  /** True if the next attempt will require a captcha when this one fails. */
  wantsCaptchaNext: boolean
}

/**
 * Counts a login attempt before its password is checked.
 * @returns the attempt, or the wait in milliseconds if the attempt is rejected.
 */
export async function claimLogin(
  context: Pick<Context, 'store' | 'now'>,
  source: Omit<SignInSource, 'account'>,
): Promise<LoginAttempt | { wait: number }> {
  const { name, ip, deviceId, isKnownAddress } = source
  const attempt = await claimSignIn(context, {
    account: 'member',
    name,
    ip,
    deviceId,
    isKnownAddress,
  })
  if ('wait' in attempt) return attempt
  const { kinds, claim } = attempt
  const mostOf = (index: number) => captchaAfter[kinds[index] ?? 'name']
  const wantsCaptcha = claim.counts.some(({ before, after }, index) => {
    const isRecent = before !== undefined && after.expiresAt < before.expiresAt + captchaMemory
    return isRecent && before.attempts >= mostOf(index)
  })
  const wantsCaptchaNext = claim.counts.some(({ after }, index) => after.attempts >= mostOf(index))
  return { kinds, claim, wantsCaptcha, wantsCaptchaNext }
}
