import { resendSeconds } from '../../../src/lib/resendSeconds.ts'
import { subscriberOf } from '../../../src/lib/subscriber.ts'
import { type CodeAsker, takeFromQuota } from '../../domain/accounts/verification/codeQuota.ts'
import type { CodeTarget } from '../../domain/accounts/verification/smsCodes.ts'
import { claimAttempt, counterId, type Pace } from '../../domain/base/attempts/attempts.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { rejectUntil } from './rejectUntil.ts'

/** The wait grows with each code, and starts anew after 15 minutes without one. */
const pace: Pace = {
  memory: 15 * 60_000,
  waitAfter: (count) => resendSeconds(count) * 1000,
}

/**
 * Requests by others do not share a counter with the account's owner, so that they cannot make the
 * owner wait.
 */
function counterIdOf(target: CodeTarget, asker: CodeAsker): Promise<string> {
  const receiver =
    'email' in target ? target.email.toLowerCase() : target.dialingCode + target.number
  const requester =
    'memberId' in asker
      ? [asker.memberId, asker.deviceId ?? '']
      : [asker.ip === undefined ? '' : subscriberOf(asker.ip)]
  return counterId('code-wait', [target.purpose, receiver, ...requester].join('\n'))
}

/**
 * Checks that a code may be sent now, and counts it.
 * @returns seconds until the requester may request the next code.
 * @throws {FaultError} 429 if the last code was sent too recently.
 * @throws {Rejection} if today's quota is used up.
 */
export async function claimCode(
  context: Context<'CODE_QUOTA_USED_UP'>,
  target: CodeTarget,
  asker: CodeAsker,
): Promise<number> {
  const claim = await claimAttempt(context, [{ id: await counterIdOf(target, asker), pace }])
  if (claim.isRejected) return rejectUntil(claim.wait)
  if (!(await takeFromQuota(context, target, asker))) context.reject('CODE_QUOTA_USED_UP')
  return resendSeconds(claim.counts[0]?.after.attempts ?? 1)
}
