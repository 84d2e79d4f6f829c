/**
 * Platform settings as offered to players: a module whose provider is missing is off, even if an
 * operator enabled it.
 */

import type { Providers } from '../../../providers.ts'
import type { Context } from '../context/context.ts'
import { isOn, type Platform, withModule } from './platform.ts'
import { readPlatform } from './platformSettings.ts'

type Requirement = (providers: Providers, platform: Pick<Platform, 'whitelabel'>) => boolean

/**
 * Codes are sent to a phone by the platform's SMS provider or by the phone-authentication service.
 */
const reachesPhones: Requirement = ({ sms, phoneAuth }, platform) =>
  sms !== undefined || (phoneAuth !== undefined && isOn(platform, 'PHONEAUTH3'))

/**
 * Modules that need a provider, with the condition for each. `REGMOBVERF3` is not listed, because
 * it makes registration stricter and must stay as the operator set it.
 */
const requirements: Readonly<Record<string, Requirement>> = {
  GOOGLELOGIN3: ({ social }) => social?.offeredProviders.includes('GOOGLE') === true,
  FACEBOOKLOGIN3: ({ social }) => social?.offeredProviders.includes('FACEBOOK') === true,
  PHONEAUTH3: ({ phoneAuth }) => phoneAuth !== undefined,
  FREEPLAY3: ({ vendors }) => vendors !== undefined,
  MOBILENUMREG3: reachesPhones,
  MOBILEVERCODELOGIN3: reachesPhones,
  CHNGPASSVERIF3: ({ sms, mail }) => sms !== undefined || mail !== undefined,
}

/** Switches off the modules whose provider is missing. */
function offeredModules(
  { whitelabel }: Pick<Platform, 'whitelabel'>,
  providers: Providers,
): Platform['whitelabel'] {
  return Object.entries(requirements).reduce(
    (nodes, [modId, isMet]) =>
      isMet(providers, { whitelabel }) ? nodes : withModule(nodes, modId, false),
    whitelabel,
  )
}

/** Current platform settings, in which modules without a provider are off. */
export async function readOffered({
  store,
  providers,
}: Pick<Context, 'store' | 'providers'>): Promise<Platform> {
  const platform = await readPlatform(store)
  return { ...platform, whitelabel: offeredModules(platform, providers) }
}
