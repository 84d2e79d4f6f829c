import { toHex } from '../../domain/base/context/digest.ts'
import { domainsOf, isOurs } from '../../domain/base/platform/domains.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { languageOf } from '../../domain/base/texts/texts.ts'
import { desksAt } from '../../domain/people/support/chatDesks.ts'
import { helpCenterIn } from '../../domain/people/support/helpCenter.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answerConditionally } from '../../server/answerConditionally.ts'
import { answer } from '../../server/handler.ts'

/** Size of the window for help and customer service (CONST-43), in pixels. */
const chatWindow = { width: 440, height: 750 }

export const support = {
  'GET /wps/system/helpCenter': ({ context, query, headers }) =>
    answerConditionally(
      helpCenterIn(context.content.help, languageOf(query?.lang ?? headers?.['Accept-Language'])),
      headers?.['If-None-Match'],
    ),

  'GET /wps/system/domainRoute': async ({ context, query }) => {
    const platform = await readPlatform(context.store)
    const { mainDomain } = platform
    const domains = domainsOf(platform)
    const domain = query?.domain ?? mainDomain
    return isOurs(domain, domains)
      ? answer({ domain, mainDomain, domains })
      : context.reject('DOMAIN_INVALID')
  },

  'GET /wps/relay/CBS_modelList': ({ context, headers }) =>
    answer(
      desksAt(context.content.chatDesks, context.now(), languageOf(headers?.['Accept-Language'])),
    ),

  'GET /wps/relay/CBS_launchChat': ({ context, query, headers }) => {
    const desk = query?.modelId ?? 'SERVICE'
    if (!context.content.chatDesks.some(({ id }) => id === desk)) context.reject('NOT_POSSIBLE_NOW')
    const token = toHex(context.randomBytes(16))
    const lang = languageOf(headers?.['Accept-Language'])
    const chosen = new URLSearchParams({ lang, desk })
    return answer({ url: `/chat/${token}?${chosen}`, ...chatWindow })
  },
} satisfies Partial<Behaviour>
