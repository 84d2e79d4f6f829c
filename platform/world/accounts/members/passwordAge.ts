import type { MemberRow } from '../../base/collections/collections.ts'
import { isOn, type Platform } from '../../base/platform/platform.ts'

const lifetime = 90 * 24 * 3_600_000

/** Whether a password is too old, while the module PWDEXPFORCECHANGE3 is on (ROLE-30). */
export const isExpired = (
  { passwordChangedAt }: Pick<MemberRow, 'passwordChangedAt'>,
  platform: Pick<Platform, 'whitelabel'>,
  now: number,
): boolean => isOn(platform, 'PWDEXPFORCECHANGE3') && now - passwordChangedAt > lifetime
