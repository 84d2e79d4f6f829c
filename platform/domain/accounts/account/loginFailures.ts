/** Attempts of members to log in, and the captcha that too many wrong ones demand (ERR-15). */
import {
  claimSignIn,
  type SignInAttempt,
  type SignInCounterKind,
  type SignInSource,
} from '../../base/attempts/signIn.ts'
import type { Context } from '../../base/context/context.ts'

/** How long after the last failure a captcha is still demanded, in milliseconds. */
const captchaMemory = 15 * 60_000

/** After so many failures the next attempt needs a captcha. Many people share an address. */
const captchaAfter: Readonly<Record<SignInCounterKind, number>> = {
  name: 3,
  pair: 3,
  device: 3,
  address: 20,
}

export type LoginAttempt = SignInAttempt & {
  /** Whether this attempt needs a captcha. */
  wantsCaptcha: boolean
  /** Whether the next one does, should this one fail. */
  wantsCaptchaNext: boolean
}

/**
 * Claims an attempt, before the password is looked at.
 * @returns the milliseconds to wait where there is none.
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
