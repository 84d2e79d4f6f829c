import { liveVersion } from '../../domain/accounts/registration/registrationRules.ts'
import { withLicence } from '../../domain/base/platform/markets.ts'
import { readOffered } from '../../domain/base/platform/offeredPlatform.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { marketZone } from '../../domain/base/time/marketTime.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { publicKeys } from '../../server/encryptionKeys.ts'
import { answer, type Call, type ValueOf } from '../../server/handler.ts'

/** Status of the platform: modules, market, hosts and encryption keys (ROOT-17, API-20). */
async function status({ context, ip }: Call<'getStatus'>): Promise<ValueOf<'getStatus'>> {
  const {
    affiliates: _,
    cashier: _____,
    countryCodes: __,
    isDemonstration: ___,
    licences,
    memberFiles: ______,
    version: ____,
    ...platform
  } = await readOffered(context)
  const { version } = await liveVersion(context)
  const { languages, openAccounts } = context.content
  const { sms, mail, images } = context.providers
  return {
    ...platform,
    market: withLicence(platform.market, licences, images),
    merchantCode: 'portico',
    location: { ip },
    ...(languages.length > 0 && { contentLanguages: [...languages] }),
    ...(openAccounts.length > 0 && { demonstrationAccounts: [...openAccounts] }),
    codeChannels: [...(sms ? ['SMS' as const] : []), ...(mail ? ['EMAIL' as const] : [])],
    ...(context.passkeys && { passkeyDomain: context.passkeys.domain }),
    serverTime: new Date(context.now()).toISOString(),
    timeZone: marketZone,
    encryption: { scheme: 'v2', keys: await publicKeys(context) },
    register: { rulesVersion: version },
  }
}

export const system = {
  'GET /wps/system/status': async (call) => answer(await status(call)),
  'GET /wps/system/whitelabel': async ({ context }) =>
    answer((await readOffered(context)).whitelabel),
  'GET /wps/system/countryCodes': async ({ context }) =>
    answer((await readPlatform(context.store)).countryCodes),
} satisfies Pick<
  Behaviour,
  'GET /wps/system/status' | 'GET /wps/system/whitelabel' | 'GET /wps/system/countryCodes'
>
