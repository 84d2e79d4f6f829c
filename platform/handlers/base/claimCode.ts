import { resendSeconds } from '../../../src/lib/resendSeconds.ts'
import { subscriberOf } from '../../../src/lib/subscriber.ts'
import { type CodeAsker, takeFromQuota } from '../../domain/accounts/verification/codeQuota.ts'
import type { CodeTarget } from '../../domain/accounts/verification/smsCodes.ts'
import { claimAttempt, counterId, type Pace } from '../../domain/base/attempts/attempts.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { rejectUntil } from './rejectUntil.ts'

/** Codes more than 15 minutes apart are not in a row. */
const pace: Pace = {
  memory: 15 * 60_000,
  waitAfter: (count) => resendSeconds(count) * 1000,
}

/** Strangers do not share a counter with the owner, so that they cannot make the owner wait. */
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
 * Claims a code that is about to be sent.
 * @returns seconds until the asker may request the next one.
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
