import type { CodeChannel } from '../../../../session/session.queries.ts'
import type { Security } from '../protections.ts'

/** Method of a proof of ownership; the strongest one of the account is used. */
export type OwnerProofMethod = 'PASSWORD' | 'TOTP' | 'CODE'

/**
 * @param channels channels by which the platform sends codes.
 * @returns the preferred method; undefined for an account without a method.
 */
export function ownerProofOf(
  { hasPassword, hasAuthenticator, mobileNum, email }: Security,
  channels: readonly CodeChannel[],
): OwnerProofMethod | undefined {
  if (hasPassword) return 'PASSWORD'
  if (hasAuthenticator) return 'TOTP'
  const isReachable =
    (mobileNum !== undefined && channels.includes('SMS')) ||
    (email !== undefined && channels.includes('EMAIL'))
  return isReachable ? 'CODE' : undefined
}
