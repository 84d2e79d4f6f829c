import { normalizeText } from '../../src/lib/text.ts'
import type { Behaviour } from '../gen/behaviour.ts'
import { answer, reject } from '../server/handler.ts'
import { sendMessage } from '../world/accounts/messages/messages.ts'
import { claimFiles } from '../world/base/files/files.ts'
import { domainsOf, isOurs } from '../world/base/platform/domains.ts'
import { readPlatform } from '../world/base/platform/platformSettings.ts'
import { languageOf } from '../world/base/texts/texts.ts'
import { toHex } from '../world/base/world/digest.ts'
import { idInTime } from '../world/base/world/ids.ts'
import { desksAt } from '../world/people/help/chatDesks.ts'
import { acknowledgement, feedbackFaults, feedbackFormIn } from '../world/people/help/feedback.ts'
import { helpCenterIn } from '../world/people/help/helpCenter.ts'

/** The window of help and customer service (CONST-43), in pixels. */
const chatWindow = { width: 440, height: 750 }

/** Takes a feedback back whose pictures cannot be named for it. */
class FilesNotFree extends Error {}

export const support = {
  'GET /wps/system/helpCenter': ({ world, query, headers }) =>
    answer(
      helpCenterIn(world.content.help, languageOf(query?.lang ?? headers?.['Accept-Language'])),
    ),

  'GET /wps/system/domainRoute': async ({ world, query }) => {
    const platform = await readPlatform(world.store)
    const { mainDomain } = platform
    const domains = domainsOf(platform)
    const domain = query?.domain ?? mainDomain
    return isOurs(domain, domains)
      ? answer({ domain, mainDomain, domains })
      : reject('DOMAIN_INVALID')
  },

  'GET /wps/feedback/types': ({ headers }) =>
    answer(feedbackFormIn(languageOf(headers?.['Accept-Language']))),

  'PUT /wps/feedback': async ({ world, body, caller }) => {
    const memberId = caller.kind === 'member' ? caller.member.id : null
    const fields = feedbackFaults(body, memberId !== null)
    if (fields.length > 0) return reject('FIELDS_INVALID', { fields })
    const { type, fileIds = [] } = body
    if (memberId === null && fileIds.length > 0) return reject('FILE_INVALID')
    const id = idInTime(world, 'fb')
    const receivedAt = world.now()
    const content = normalizeText(body.content)
    const contact = normalizeText(body.contact ?? '') || null
    try {
      await world.store.transaction(async (tables, announce) => {
        await tables.feedback.insert({ id, memberId, type, content, contact, fileIds, receivedAt })
        if (memberId === null) return
        if (!(await claimFiles(tables, memberId, fileIds, `feedback/${id}`)))
          throw new FilesNotFree()
        const message = { memberId, kind: 'SYSTEM', ...acknowledgement(id) } as const
        await sendMessage(world, tables, announce, message)
      })
    } catch (error) {
      if (error instanceof FilesNotFree) return reject('FILE_INVALID')
      throw error
    }
    return answer({ feedbackId: id, receivedAt: new Date(receivedAt).toISOString() })
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
