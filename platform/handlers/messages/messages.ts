import {
  countUnread,
  countUnreadByKind,
  deleteMessage,
  markRead,
  restoreMessage,
} from '../../domain/accounts/messages/messages.ts'
import type { DomainTables, MessageRow } from '../../domain/base/collections/collections.ts'
import { asItIs, pageOfRows } from '../../domain/base/storage/pageOf.ts'
import { previewOf } from '../../domain/base/texts/preview.ts'
import {
  languageOf,
  otherLanguage,
  type TextLanguage,
  textIn,
} from '../../domain/base/texts/texts.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'

/** Usernames of the senders of some messages, by member id. */
async function sendersOf({ members }: Pick<DomainTables, 'members'>, rows: readonly MessageRow[]) {
  const ids = [...new Set(rows.flatMap(({ senderId }) => senderId ?? []))]
  if (ids.length === 0) return new Map<string, string>()
  const senders = await members.find({ where: { id: { in: ids } } })
  return new Map(senders.map(({ id, username }) => [id, username]))
}

function senderIn(senders: ReadonlyMap<string, string>, { senderId }: MessageRow) {
  const sender = senderId === null ? undefined : senders.get(senderId)
  return sender === undefined ? {} : { sender }
}

function headOf(row: MessageRow, language: TextLanguage) {
  const other = row.senderId === null ? otherLanguage(row.title, language) : undefined
  return {
    messageId: row.id,
    kind: row.kind,
    ...(other && { language: other }),
    title: textIn(row.title, language),
    sentAt: new Date(row.sentAt).toISOString(),
    isRead: row.readAt !== null,
  }
}

export const messages = {
  'GET /wps/relay/CSP_unreadCount': async ({ context, caller: { member } }) =>
    answer({ unreadCount: await countUnread(context.store, member.id) }),

  'GET /wps/messages': async ({ context, query, headers, caller: { member } }) => {
    const language = languageOf(headers?.['Accept-Language'])
    const { page = 1, pageSize = 20, kind, unread } = query ?? {}
    const mine = { memberId: member.id, deletedAt: null }
    const where = { ...mine, ...(kind && { kind }), ...(unread && { readAt: null }) }
    const orderBy = { column: 'sentAt', direction: 'descending' } as const
    const list = { where, orderBy }
    const inbox = await pageOfRows(context.store.messages, list, { page, pageSize }, asItIs)
    const senders = await sendersOf(context.store, inbox.items)
    const items = inbox.items.map((row) => ({
      ...headOf(row, language),
      ...senderIn(senders, row),
      preview: previewOf(textIn(row.body, language)),
    }))
    return answer({
      ...inbox,
      items,
      unread: await countUnreadByKind(context.store, member.id),
    })
  },

  'GET /wps/messages/{messageId}': async ({ context, path, headers, caller: { member } }) => {
    const language = languageOf(headers?.['Accept-Language'])
    const row = await context.store.messages.get(path.messageId)
    if (row?.memberId !== member.id || row.deletedAt !== null) return fault('NOT_FOUND')
    await markRead(context, context.store, member.id, { ids: [row.id] })
    const sender = senderIn(await sendersOf(context.store, [row]), row)
    return answer({
      ...headOf(row, language),
      ...sender,
      body: textIn(row.body, language),
      isRead: true,
      ...(row.opens !== null && { opens: row.opens }),
    })
  },

  'DELETE /wps/messages/{messageId}': async ({ context, path, caller: { member } }) => {
    const mine = { id: path.messageId, memberId: member.id }
    const wasThere = await context.store.transaction((tables) =>
      deleteMessage(context, tables, mine),
    )
    if (!wasThere) return fault('NOT_FOUND')
    return answer({ unreadCount: await countUnread(context.store, member.id) })
  },

  'PUT /wps/messages/{messageId}/restore': async ({ context, path, caller: { member } }) => {
    const mine = { id: path.messageId, memberId: member.id }
    const isThere = await context.store.transaction((tables) =>
      restoreMessage(context, tables, mine),
    )
    if (!isThere) return fault('NOT_FOUND')
    return answer({ unreadCount: await countUnread(context.store, member.id) })
  },

  'PUT /wps/messages/read': async ({ context, body, caller: { member } }) => {
    await markRead(context, context.store, member.id, {
      ids: body.messageIds,
      kind: body.kind,
    })
    return answer({ unreadCount: await countUnread(context.store, member.id) })
  },
} satisfies Partial<Behaviour>
