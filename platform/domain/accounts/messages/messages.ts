/** What the platform tells one member: messages of their inbox. */

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

/** A message before it is sent. */
export type NewMessage = {
  memberId: string
  kind: MessageKind
  /** At most 200 characters in each language; locked screens show it: no amounts, no codes. */
  title: Texts
  /** Plain text of at most 4,000 characters in each language; an empty line parts paragraphs. */
  body: Texts
  /** The portal's page that it leads to; a notification of one without opens the inbox. */
  opens?: string
  /** The upline who has written it; the platform without one. */
  senderId?: string
  /** What e-mails, sms and notifications say instead; a person's own words stay in the inbox. */
  notice?: { title: Texts; body: Texts }
}

/** How many messages a member has not read. */
export const countUnread = (tables: Pick<DomainTables, 'messages'>, memberId: string) =>
  tables.messages.count({ memberId, readAt: null, deletedAt: null })

/** How many messages of each kind a member has not read. */
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

/** What a message is sent through. */
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
 * Tells a member something by what they want it by (MEM-24): the inbox, e-mail, sms, push. What is put
 * into the inbox is told to their pages (MSG-01): `messageReceived` with how many they have not
 * read, and the title in the language that they have chosen. In the transaction of what it tells
 * of, so that neither comes without the other. `SYSTEM` always goes to the inbox and to browsers;
 * its sender alone decides about an e-mail. `mayWriteTo` says who gets nothing.
 * @returns the message's id; undefined where it was not put into the inbox.
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
 * Marks messages of a member as read; others of their own, and those of anybody else, stay as they
 * are.
 * @param which ids, a kind, or both; all of their inbox when it is left out.
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

/** How long a deleted message can be restored, in milliseconds. */
const restorableFor = 3_600_000

/** A message of a member's inbox. */
type OwnMessage = { id: string; memberId: string }

/**
 * Takes a message out of a member's inbox; it is removed for good an hour later.
 * @returns whether it was there.
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
 * Puts a deleted message back into the inbox, as read or unread as it was.
 * @returns whether it is there; false when it was removed for good, or never was.
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

/** Removes a message whose time to be restored is over; one that was restored stays. */
export const removeMessage: JobHandler = async ({ now }, { messages }, _announce, { subject }) => {
  const row = await messages.get(subject)
  if (row && isOver(row, now())) await messages.remove({ id: subject })
}

const isOver = ({ deletedAt }: Pick<MessageRow, 'deletedAt'>, now: number): boolean =>
  deletedAt !== null && deletedAt + restorableFor <= now
