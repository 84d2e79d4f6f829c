import { answer, type Call, fault, type Outcome } from '../server/handler.ts'
import { openTicket, providerModules } from '../world/accounts/members/socialLogin.ts'
import { socialPath } from '../world/accounts/members/socialPath.ts'
import { isOn } from '../world/base/platform/platform.ts'
import { readPlatform } from '../world/base/platform/platformSettings.ts'

/**
 * The way to a provider whose module is on (LOGIN-42). The emulator believes whatever name it is given,
 * so there is one only where everybody knows the accounts anyway.
 */
export async function startSocialLogin({
  world,
  body,
}: Call<'startSocialLogin'>): Promise<Outcome<'startSocialLogin'>> {
  const platform = await readPlatform(world.store)
  const isThere = platform.provocations && isOn(platform, providerModules[body.provider])
  if (!isThere) return fault('MODULE_OFF')
  return answer({ redirectUrl: socialPath + (await openTicket(world, body)) })
}
