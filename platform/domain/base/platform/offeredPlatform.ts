/**
 * The platform as it can be offered: a module whose companies are absent is off, whatever an
 * operator has set.
 */

import type { Providers } from '../../../providers.ts'
import type { Context } from '../context/context.ts'
import { isOn, type Platform, withModule } from './platform.ts'
import { readPlatform } from './platformSettings.ts'

type Requirement = (providers: Providers, platform: Pick<Platform, 'whitelabel'>) => boolean

/** Codes to a phone come from us, or from the phone-authentication service. */
const reachesPhones: Requirement = ({ sms, phoneAuth }, platform) =>
  sms !== undefined || (phoneAuth !== undefined && isOn(platform, 'PHONEAUTH3'))

/**
 * What has to stand behind a module. `REGMOBVERF3` is no offer but a demand, so it stays as it is
 * set.
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

/** The modules with those switched off that nobody stands behind. */
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

/** The platform as it is set up, with the modules that it can offer. */
export async function readOffered({
  store,
  providers,
}: Pick<Context, 'store' | 'providers'>): Promise<Platform> {
  const platform = await readPlatform(store)
  return { ...platform, whitelabel: offeredModules(platform, providers) }
}
