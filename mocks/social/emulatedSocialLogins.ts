import type { SocialLogins } from '../../platform/providers.ts'
import { socialPath } from './paths.ts'

/**
 * The providers of social logins of a demonstration. They believe whatever name they are given, so
 * they may stand only where everybody knows the accounts anyway.
 */
export const emulatedSocialLogins: SocialLogins = {
  offeredProviders: ['GOOGLE', 'FACEBOOK'],
  loginUrl: (_, ticket) => socialPath + ticket,
}
