import type { SocialLogins } from '../../platform/providers.ts'
import { socialPath } from './paths.ts'

/**
 * Emulated social login providers. They accept any name without proof, so they must only run on
 * demonstrations with public accounts.
 */
export const emulatedSocialLogins: SocialLogins = {
  offeredProviders: ['GOOGLE', 'FACEBOOK'],
  loginUrl: (_, ticket) => socialPath + ticket,
}
