/** Offered platform: a module without its provider is off, whatever an operator has set. */

import type { Providers } from '../../../providers.ts'
import type { Context } from '../context/context.ts'
import { isOn, type Platform, withModule } from './platform.ts'
import { readPlatform } from './platformSettings.ts'

type Requirement = (providers: Providers, platform: Pick<Platform, 'whitelabel'>) => boolean

/** Codes reach a phone by the platform's sms, or by the phone-authentication service. */
const reachesPhones: Requirement = ({ sms, phoneAuth }, platform) =>
  sms !== undefined || (phoneAuth !== undefined && isOn(platform, 'PHONEAUTH3'))

/**
 * Providers that a module requires. `REGMOBVERF3` is a requirement of registration and not an
 * offer, so it stays as set.
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

/** Modules, with those without a provider switched off. */
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

/** Current platform settings, with the modules that have a provider. */
export async function readOffered({
  store,
  providers,
}: Pick<Context, 'store' | 'providers'>): Promise<Platform> {
  const platform = await readPlatform(store)
  return { ...platform, whitelabel: offeredModules(platform, providers) }
}
