import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { languageOf } from '../../domain/base/texts/texts.ts'
import {
  announcementsFor,
  contentsFor,
  executionsFor,
  type Reader,
} from '../../domain/people/announcements/announcements.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'

type AnnouncementCall = {
  context: Context
  headers: { 'Accept-Language'?: string | undefined } | undefined
  caller: { kind: 'anyone' } | { kind: 'member'; member: MemberRow }
}

/**
 * Reader of the announcements that a call requests. While announcements are turned off, the reader
 * belongs to no audience.
 */
async function readerOf({ context, headers, caller }: AnnouncementCall): Promise<Reader> {
  const platform = await readPlatform(context.store)
  const member = caller.kind === 'member' ? caller.member : undefined
  return {
    executions: platform.announcements ? executionsFor(member) : [],
    language: languageOf(headers?.['Accept-Language']),
    now: context.now(),
    username: member?.username,
    market: platform.market,
  }
}

export const announcements = {
  'GET /wps/relay/MCSFE_getListAnnouncements': async (call) =>
    answer(announcementsFor(call.context.content.announcements, await readerOf(call))),

  'GET /wps/relay/MCSFE_getAnnouncementContent': async (call) => {
    const { types = 'B,PL,PU,PR,H', execution } = call.query
    const reader = await readerOf(call)
    const executions = reader.executions.filter((one) => !execution || one === execution)
    const kept = call.context.content.announcements
    return answer({ items: contentsFor(kept, { ...reader, executions }, types.split(',')) })
  },
} satisfies Partial<Behaviour>
