import { openTicket, providerModules } from '../../domain/accounts/session/socialLogin.ts'
import { readOffered } from '../../domain/base/platform/offeredPlatform.ts'
import { isOn } from '../../domain/base/platform/platform.ts'
import { answer, type Call, fault, type Outcome } from '../../server/handler.ts'

/** Starts a login at a provider that is offered and whose module is on (LOGIN-42). */
export async function startSocialLogin({
  context,
  body,
}: Call<'startSocialLogin'>): Promise<Outcome<'startSocialLogin'>> {
  const { social } = context.providers
  const { provider } = body
  if (!social?.offeredProviders.includes(provider)) return fault('MODULE_OFF')
  if (!isOn(await readOffered(context), providerModules[provider])) return fault('MODULE_OFF')
  return answer({ redirectUrl: social.loginUrl(provider, await openTicket(context, body)) })
}
