import { normalizeText } from '../../../src/lib/text.ts'
import { sendMessage } from '../../domain/accounts/messages/messages.ts'
import type { DomainTables, FeedbackRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { idInTime } from '../../domain/base/context/ids.ts'
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
  tables: Pick<DomainTables, 'feedbackReplies'>,
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

/** Owner of the ticket; null for visitors and trial members, who leave a contact. */
async function ownerOf({
  context,
  caller,
}: Pick<Send, 'context' | 'caller'>): Promise<string | null> {
  if (caller.kind !== 'member') return null
  const { trials } = (await readPlatform(context.store)).accountTypes
  return trials.includes(caller.member.type) ? null : caller.member.id
}

async function openTicket(
  context: Context<'FILE_INVALID'>,
  tables: DomainTables,
  announce: Announce,
  row: FeedbackRow,
): Promise<void> {
  const { id, memberId, fileIds } = row
  await tables.feedback.insert(row)
  if (memberId === null) return
  const areFree = await claimFiles(tables, memberId, fileIds, `feedback/${id}`)
  if (!areFree) context.reject('FILE_INVALID')
  await planAnswer(context, tables, id)
  await sendMessage(context, tables, announce, { memberId, kind: 'SYSTEM', ...acknowledgement(id) })
}

async function send(call: Send): Promise<Outcome<'sendFeedback'>> {
  const { context, body, headers } = call
  const memberId = await ownerOf(call)
  const fields = feedbackFaults(body, memberId !== null)
  if (fields.length > 0) return context.reject('FIELDS_INVALID', { fields })
  const { type, fileIds = [] } = body
  if (memberId === null && fileIds.length > 0) return context.reject('FILE_INVALID')
  const receivedAt = context.now()
  const row: FeedbackRow = {
    id: idInTime(context, 'fb'),
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
        await openTicket(context, tables, announce, row)
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

  'GET /wps/feedback': async ({ context, query, headers, caller }) => {
    const language = languageOf(headers?.['Accept-Language'])
    const own = { where: { memberId: caller.member.id }, orderBy: newestFirst('receivedAt') }
    return answer(
      await pageOfRows(context.store.feedback, own, query ?? {}, (row) => ({
        ...headOf(row, language),
        preview: previewOf(row.content),
      })),
    )
  },

  'GET /wps/feedback/{feedbackId}': async ({ context, path, headers, caller }) => {
    const row = await findTicket(context.store, { id: path.feedbackId, memberId: caller.member.id })
    if (!row) return fault('NOT_FOUND')
    return answer(await showTicket(context.store, row, languageOf(headers?.['Accept-Language'])))
  },

  'POST /wps/feedback/{feedbackId}/replies': (call) => {
    const { context, path, body, caller } = call
    const own = { id: path.feedbackId, memberId: caller.member.id }
    const { fileIds = [] } = body
    const content = normalizeText(body.content)
    return onceByRules<'replyToTicket'>(
      call,
      'replyToTicket',
      async (tables) => {
        if (!(await findTicket(tables, own))) context.reject('NOT_FOUND')
        const receivedAt = await replyToTicket(context, tables, own, { content, fileIds })
        if (receivedAt === undefined) return context.reject('FILE_INVALID')
        return receiptOf(own.id, receivedAt)
      },
      () => {
        const fields = replyFaults(body)
        if (fields.length > 0) context.reject('FIELDS_INVALID', { fields })
      },
    )
  },

  'POST /wps/feedback/{feedbackId}/close': async ({ context, path, headers, caller }) => {
    const own = { id: path.feedbackId, memberId: caller.member.id }
    const language = languageOf(headers?.['Accept-Language'])
    return context.store.transaction(async (tables) => {
      const row = await findTicket(tables, own)
      if (!row) return fault('NOT_FOUND')
      await closeTicket(context, tables, row)
      const closed = (await findTicket(tables, own)) ?? row
      return answer(await showTicket(tables, closed, language))
    })
  },
} satisfies Partial<Behaviour>
