import { toHex } from '../../domain/base/context/digest.ts'
import { domainsOf, isOurs } from '../../domain/base/platform/domains.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { languageOf } from '../../domain/base/texts/texts.ts'
import { desksAt } from '../../domain/people/support/chatDesks.ts'
import { helpCenterIn } from '../../domain/people/support/helpCenter.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answerConditionally } from '../../server/answerConditionally.ts'
import { answer } from '../../server/handler.ts'

/** The window of help and customer service (CONST-43), in pixels. */
const chatWindow = { width: 440, height: 750 }

export const support = {
  'GET /wps/system/helpCenter': ({ world, query, headers }) =>
    answerConditionally(
      helpCenterIn(world.content.help, languageOf(query?.lang ?? headers?.['Accept-Language'])),
      headers?.['If-None-Match'],
    ),

  'GET /wps/system/domainRoute': async ({ world, query }) => {
    const platform = await readPlatform(world.store)
    const { mainDomain } = platform
    const domains = domainsOf(platform)
    const domain = query?.domain ?? mainDomain
    return isOurs(domain, domains)
      ? answer({ domain, mainDomain, domains })
      : world.reject('DOMAIN_INVALID')
  },

  'GET /wps/relay/CBS_modelList': ({ world, headers }) =>
    answer(desksAt(world.content.chatDesks, world.now(), languageOf(headers?.['Accept-Language']))),

  'GET /wps/relay/CBS_launchChat': ({ world, query, headers }) => {
    const token = toHex(world.randomBytes(16))
    const lang = languageOf(headers?.['Accept-Language'])
    const chosen = new URLSearchParams({ lang, desk: query?.modelId ?? 'SERVICE' })
    return answer({ url: `/chat/${token}?${chosen}`, ...chatWindow })
  },
} satisfies Partial<Behaviour>
