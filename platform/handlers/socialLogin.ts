import { answer, type Call, fault, type Outcome } from '../server/handler.ts'
import { openTicket, providerModules } from '../world/accounts/sessions/socialLogin.ts'
import { readOffered } from '../world/base/platform/offeredPlatform.ts'
import { isOn } from '../world/base/platform/platform.ts'

/** The way to a provider that there is, and whose module is on (LOGIN-42). */
export async function startSocialLogin({
  world,
  body,
}: Call<'startSocialLogin'>): Promise<Outcome<'startSocialLogin'>> {
  const { social } = world.providers
  const { provider } = body
  if (!social?.offeredProviders.includes(provider)) return fault('MODULE_OFF')
  if (!isOn(await readOffered(world), providerModules[provider])) return fault('MODULE_OFF')
  return answer({ redirectUrl: social.loginUrl(provider, await openTicket(world, body)) })
}
