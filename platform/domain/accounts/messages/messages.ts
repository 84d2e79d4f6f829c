/** Messages that the platform or an upline sends to a member. */

import type { DomainTables, MessageRow } from '../../base/collections/collections.ts'
import type { MessageKind } from '../../base/collections/content.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import type { Announce } from '../../base/storage/events.ts'
import { languageOf, storedTexts, type Texts, textIn } from '../../base/texts/texts.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { settingsOf } from '../account/memberSettings.ts'
import { choicesOf } from '../notices/choices.ts'
import { mayWriteTo } from '../notices/mayWriteTo.ts'
import { planNotices, planPush } from '../notices/outgoingNotices.ts'

export type NewMessage = {
  memberId: string
  kind: MessageKind
  /**
   * Title of at most 200 characters in each language. Must not contain amounts or codes, since lock
   * screens show it.
   */
  title: Texts
  /**
   * Plain text of at most 4,000 characters in each language; an empty line separates paragraphs.
   */
  body: Texts
  /**
   * Path of the portal page that the message is about. If undefined, the notification opens the
   * inbox.
   */
  opens: string | undefined
  /** Upline who wrote the message; omitted for the platform. */
  senderId?: string
  /**
   * Texts for e-mail, SMS and push that replace `title` and `body`. Set if a person wrote the
   * message, because a person's text may appear in the inbox only.
   */
  notice?: { title: Texts; body: Texts }
}

export const countUnread = (tables: Pick<DomainTables, 'messages'>, memberId: string) =>
  tables.messages.count({ memberId, readAt: null, deletedAt: null })

/** Number of a member's unread messages by kind. */
export async function countUnreadByKind(
  { messages }: Pick<DomainTables, 'messages'>,
  memberId: string,
): Promise<Record<MessageKind, number>> {
  const count = (kind: MessageKind) =>
    messages.count({ memberId, kind, readAt: null, deletedAt: null })
  const [SYSTEM, MONEY, PROMOTION, AGENT] = await Promise.all([
    count('SYSTEM'),
    count('MONEY'),
    count('PROMOTION'),
    count('AGENT'),
  ])
  return { SYSTEM, MONEY, PROMOTION, AGENT }
}

export type MessageTables = Pick<
  DomainTables,
  | 'messages'
  | 'memberSettings'
  | 'noticeChoices'
  | 'outgoingNotices'
  | 'pushDevices'
  | 'jobs'
  | 'closedAccounts'
  | 'exclusions'
  | 'personAccounts'
>

/**
 * Sends a member a message on the channels that the member chose (MEM-24): inbox, e-mail, sms,
 * push. An inbox message publishes the event `messageReceived` (MSG-01) with the unread count and
 * the title in the member's language. Runs in the transaction of its cause, so that no message is
 * stored without its cause. A `SYSTEM` message always goes to inbox and push; its sender decides
 * about e-mail. `mayWriteTo` decides who receives no messages.
 * @returns the message's id; undefined if it is not in the inbox.
 */
export async function sendMessage(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: MessageTables,
  announce: Announce,
  { memberId, kind, title, body, opens, senderId, notice }: NewMessage,
): Promise<string | undefined> {
  if (!(await mayWriteTo({ store: tables, now: context.now }, memberId, kind))) return undefined
  if (kind === 'SYSTEM') {
    await planPush(context, tables, { memberId, kind, title, body, opens })
  } else {
    const wants = await choicesOf(tables, memberId)
    const outgoing = { memberId, kind, title, body, opens, ...notice }
    await planNotices(context, tables, outgoing, wants)
    if (!wants(kind, 'MESSAGE')) return undefined
  }
  const id = idInTime(context, 'ms')
  const sentAt = context.now()
  const state = { readAt: null, deletedAt: null, opens: opens ?? null }
  const sender = { senderId: senderId ?? null }
  const texts = { title: storedTexts(title), body: storedTexts(body) }
  await tables.messages.insert({ id, memberId, kind, ...texts, ...sender, sentAt, ...state })
  const unread = await countUnread(tables, memberId)
  const { language } = await settingsOf(tables, memberId)
  const shown = textIn(title, languageOf(language ?? undefined))
  announce({ type: 'messageReceived', memberId, messageId: id, title: shown, unread })
  return id
}

/**
 * Marks a member's messages as read.
 * @param which ids, a kind, or both; the whole inbox if omitted.
 */
export async function markRead(
  { now }: Pick<Context, 'now'>,
  { messages }: Pick<DomainTables, 'messages'>,
  memberId: string,
  { ids, kind }: { ids?: readonly string[] | undefined; kind?: MessageKind | undefined } = {},
): Promise<void> {
  const unread = { memberId, readAt: null, deletedAt: null, ...(kind && { kind }) }
  const which = ids ?? (await messages.find({ where: unread })).map(({ id }) => id)
  for (const id of which) await messages.update(id, { readAt: now() }, unread)
}

/** Time for which a deleted message can be restored, in milliseconds. */
const restorableFor = 3_600_000

/** Identifies a message in a member's inbox. */
type OwnMessage = { id: string; memberId: string }

/**
 * Deletes a message. It can be restored for an hour.
 * @returns false if the message does not exist.
 */
export async function deleteMessage(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: Pick<DomainTables, 'messages' | 'jobs'>,
  { id, memberId }: OwnMessage,
): Promise<boolean> {
  const deletedAt = context.now()
  if (!(await tables.messages.update(id, { deletedAt }, { memberId, deletedAt: null })))
    return false
  const dueAt = deletedAt + restorableFor
  await planJob(context, tables, { kind: 'removeMessage', subject: id, dueAt })
  return true
}

/**
 * Restores a deleted message with its read state.
 * @returns false if the message is unknown or was already removed permanently.
 */
export async function restoreMessage(
  { now }: Pick<Context, 'now'>,
  { messages }: Pick<DomainTables, 'messages'>,
  { id, memberId }: OwnMessage,
): Promise<boolean> {
  const row = await messages.get(id)
  if (row?.memberId !== memberId || isOver(row, now())) return false
  return messages.update(id, { deletedAt: null }, { memberId })
}

/** Removes a deleted message permanently, unless it has been restored. */
export const removeMessage: JobHandler = async ({ now }, { messages }, _announce, { subject }) => {
  const row = await messages.get(subject)
  if (row && isOver(row, now())) await messages.remove({ id: subject })
}

const isOver = ({ deletedAt }: Pick<MessageRow, 'deletedAt'>, now: number): boolean =>
  deletedAt !== null && deletedAt + restorableFor <= now
