import type { CodeChannel } from '../../../../session/session.queries.ts'
import type { Security } from '../protections.ts'

/** By what an account proves that its owner asks: the strongest that it has. */
export type OwnerProofMethod = 'PASSWORD' | 'TOTP' | 'CODE'

/**
 * @param channels what the platform sends codes by.
 * @returns undefined for an account that can prove nothing yet.
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
