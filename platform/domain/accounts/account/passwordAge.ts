import type { MemberRow } from '../../base/collections/collections.ts'
import { isOn, type Platform } from '../../base/platform/platform.ts'

const lifetime = 90 * 24 * 3_600_000

/**
 * Time at which a password expires, in milliseconds since 1970; undefined unless the module
 * PWDEXPFORCECHANGE3 is on (ROLE-30).
 */
export const expiryOf = (
  { passwordChangedAt }: Pick<MemberRow, 'passwordChangedAt'>,
  platform: Pick<Platform, 'whitelabel'>,
): number | undefined =>
  isOn(platform, 'PWDEXPFORCECHANGE3') ? passwordChangedAt + lifetime : undefined

export const isExpired = (
  member: Pick<MemberRow, 'passwordChangedAt'>,
  platform: Pick<Platform, 'whitelabel'>,
  now: number,
): boolean => now > (expiryOf(member, platform) ?? now)
