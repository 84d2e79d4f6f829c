/** What the platform tells one member: messages of their inbox. */

import type { WorldTables } from '../../base/collections/collections.ts'
import type { MessageKind } from '../../base/collections/content.ts'
import type { Announce } from '../../base/storage/events.ts'
import { languageOf, type Texts } from '../../base/texts/texts.ts'
import { idInTime } from '../../base/world/ids.ts'
import type { World } from '../../base/world/world.ts'
import { settingsOf } from '../members/memberSettings.ts'

/** A message before it is sent. */
export type NewMessage = {
  memberId: string
  kind: MessageKind
  /** At most 200 characters in each language. */
  title: Texts
  /** Plain text of at most 4,000 characters in each language; an empty line parts paragraphs. */
  body: Texts
}

/** How many messages a member has not read. */
export const countUnread = (tables: Pick<WorldTables, 'messages'>, memberId: string) =>
  tables.messages.count({ memberId, readAt: null })

/**
 * Puts a message into a member's inbox, and tells their pages (MSG-01): `messageReceived` with how
 * many
 * they have not read, and the title in the language that they have chosen. In the transaction of
 * what it tells of, so that neither comes without the other.
 * @returns the message's id.
 */
export async function sendMessage(
  world: Pick<World, 'now' | 'randomBytes'>,
  tables: Pick<WorldTables, 'messages' | 'memberSettings'>,
  announce: Announce,
  { memberId, kind, title, body }: NewMessage,
): Promise<string> {
  const id = idInTime(world, 'ms')
  const sentAt = world.now()
  await tables.messages.insert({ id, memberId, kind, title, body, sentAt, readAt: null })
  const unread = await countUnread(tables, memberId)
  const { language } = await settingsOf(tables, memberId)
  const told = title[languageOf(language ?? undefined)]
  announce({ type: 'messageReceived', memberId, messageId: id, title: told, unread })
  return id
}

/**
 * Marks messages of a member as read; others of their own, and those of anybody else, stay as they
 * are.
 * @param ids which; all of their inbox when it is left out.
 */
export async function markRead(
  { now }: Pick<World, 'now'>,
  { messages }: Pick<WorldTables, 'messages'>,
  memberId: string,
  ids?: readonly string[],
): Promise<void> {
  const unread = { memberId, readAt: null }
  const which = ids ?? (await messages.find({ where: unread })).map(({ id }) => id)
  for (const id of which) await messages.update(id, { readAt: now() }, unread)
}
