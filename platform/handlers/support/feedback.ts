import { normalizeText } from '../../../src/lib/text.ts'
import { sendMessage } from '../../domain/accounts/messages/messages.ts'
import type { FeedbackRow, WorldTables } from '../../domain/base/collections/collections.ts'
import { idInTime } from '../../domain/base/context/ids.ts'
import type { World } from '../../domain/base/context/world.ts'
import { claimFiles } from '../../domain/base/files/files.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import type { Announce } from '../../domain/base/storage/events.ts'
import { newestFirst, pageOfRows } from '../../domain/base/storage/pageOf.ts'
import { previewOf } from '../../domain/base/texts/preview.ts'
import { languageOf, type TextLanguage } from '../../domain/base/texts/texts.ts'
import {
  acknowledgement,
  feedbackFaults,
  feedbackFormIn,
  replyFaults,
  titleOf,
} from '../../domain/people/support/feedback.ts'
import {
  closeTicket,
  findTicket,
  planAnswer,
  repliesOf,
  replyToTicket,
} from '../../domain/people/support/tickets.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome, type ValueOf } from '../../server/handler.ts'
import { once } from '../../server/idempotency.ts'
import { onceByRules } from '../../server/onceByRules.ts'

type Send = Call<'sendFeedback'>

const instant = (at: number): string => new Date(at).toISOString()

const receiptOf = (feedbackId: string, receivedAt: number) => ({
  feedbackId,
  receivedAt: instant(receivedAt),
})

const headOf = (row: FeedbackRow, language: TextLanguage) => ({
  feedbackId: row.id,
  type: row.type,
  typeTitle: titleOf(row.type, language),
  status: row.status,
  receivedAt: instant(row.receivedAt),
  updatedAt: instant(row.updatedAt),
})

async function showTicket(
  tables: Pick<WorldTables, 'feedbackReplies'>,
  row: FeedbackRow,
  language: TextLanguage,
): Promise<ValueOf<'getTicket'>> {
  const { content, fileIds, receivedAt: sentAt } = row
  const first = { sender: 'MEMBER' as const, content, fileIds, sentAt }
  const messages = [first, ...(await repliesOf(tables, row.id))]
  return {
    ...headOf(row, language),
    messages: messages.map(({ sender, content, fileIds, sentAt }) => ({
      sender,
      content,
      fileIds: [...fileIds],
      sentAt: instant(sentAt),
    })),
  }
}

/** Whose ticket it will be; null for visitors and trial members, who leave a contact. */
async function ownerOf({ world, caller }: Pick<Send, 'world' | 'caller'>): Promise<string | null> {
  if (caller.kind !== 'member') return null
  const { trials } = (await readPlatform(world.store)).accountTypes
  return trials.includes(caller.member.type) ? null : caller.member.id
}

async function openTicket(
  world: World<'FILE_INVALID'>,
  tables: WorldTables,
  announce: Announce,
  row: FeedbackRow,
): Promise<void> {
  const { id, memberId, fileIds } = row
  await tables.feedback.insert(row)
  if (memberId === null) return
  const areFree = await claimFiles(tables, memberId, fileIds, `feedback/${id}`)
  if (!areFree) world.reject('FILE_INVALID')
  await planAnswer(world, tables, id)
  await sendMessage(world, tables, announce, { memberId, kind: 'SYSTEM', ...acknowledgement(id) })
}

async function send(call: Send): Promise<Outcome<'sendFeedback'>> {
  const { world, body, headers } = call
  const memberId = await ownerOf(call)
  const fields = feedbackFaults(body, memberId !== null)
  if (fields.length > 0) return world.reject('FIELDS_INVALID', { fields })
  const { type, fileIds = [] } = body
  if (memberId === null && fileIds.length > 0) return world.reject('FILE_INVALID')
  const receivedAt = world.now()
  const row: FeedbackRow = {
    id: idInTime(world, 'fb'),
    memberId,
    type,
    content: normalizeText(body.content),
    contact: normalizeText(body.contact ?? '') || null,
    fileIds,
    receivedAt,
    status: 'OPEN',
    language: languageOf(headers['Accept-Language']),
    updatedAt: receivedAt,
  }
  return once<'sendFeedback', ValueOf<'sendFeedback'>>(call, `${memberId ?? 'anyone'} feedback`, {
    run: (commit) =>
      commit(async (tables, announce) => {
        await openTicket(world, tables, announce, row)
        const result = receiptOf(row.id, receivedAt)
        return { outcome: answer(result), result }
      }),
    replay: answer,
  })
}

export const feedback = {
  'GET /wps/feedback/types': ({ headers }) =>
    answer(feedbackFormIn(languageOf(headers?.['Accept-Language']))),

  'PUT /wps/feedback': send,

  'GET /wps/feedback': async ({ world, query, headers, caller }) => {
    const language = languageOf(headers?.['Accept-Language'])
    const own = { where: { memberId: caller.member.id }, orderBy: newestFirst('receivedAt') }
    return answer(
      await pageOfRows(world.store.feedback, own, query ?? {}, (row) => ({
        ...headOf(row, language),
        preview: previewOf(row.content),
      })),
    )
  },

  'GET /wps/feedback/{feedbackId}': async ({ world, path, headers, caller }) => {
    const row = await findTicket(world.store, { id: path.feedbackId, memberId: caller.member.id })
    if (!row) return fault('NOT_FOUND')
    return answer(await showTicket(world.store, row, languageOf(headers?.['Accept-Language'])))
  },

  'POST /wps/feedback/{feedbackId}/replies': (call) => {
    const { world, path, body, caller } = call
    const own = { id: path.feedbackId, memberId: caller.member.id }
    const { fileIds = [] } = body
    const content = normalizeText(body.content)
    return onceByRules<'replyToTicket'>(
      call,
      'replyToTicket',
      async (tables) => {
        if (!(await findTicket(tables, own))) world.reject('NOT_FOUND')
        const receivedAt = await replyToTicket(world, tables, own, { content, fileIds })
        if (receivedAt === undefined) return world.reject('FILE_INVALID')
        return receiptOf(own.id, receivedAt)
      },
      () => {
        const fields = replyFaults(body)
        if (fields.length > 0) world.reject('FIELDS_INVALID', { fields })
      },
    )
  },

  'POST /wps/feedback/{feedbackId}/close': async ({ world, path, headers, caller }) => {
    const own = { id: path.feedbackId, memberId: caller.member.id }
    const language = languageOf(headers?.['Accept-Language'])
    return world.store.transaction(async (tables) => {
      const row = await findTicket(tables, own)
      if (!row) return fault('NOT_FOUND')
      await closeTicket(world, tables, row)
      const closed = (await findTicket(tables, own)) ?? row
      return answer(await showTicket(tables, closed, language))
    })
  },
} satisfies Partial<Behaviour>
