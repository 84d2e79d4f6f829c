/** What an upline writes to somebody of their team. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { normalizeText } from '../../../../src/lib/text.ts'
import { sendMessage } from '../../accounts/messages/messages.ts'
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { asWritten, message } from '../../base/texts/texts.ts'

type Schemas = components['schemas']
type Words = { title: string; text: string }

/** The texts that show nothing, such as those of invisible characters alone. */
export const blankFields = ({ title, text }: Words): Schemas['FieldRefusal'][] =>
  Object.entries({ title, text }).flatMap(([field, value]) =>
    normalizeText(value) === '' ? [{ field, reason: 'required' as const }] : [],
  )

/** What leaves the platform: who has written, and none of what was written. */
const noticeOf = ({ username }: Pick<MemberRow, 'username'>) => ({
  title: message('team.messageNotice.title', { username }),
  body: message('team.messageNotice.body', { username }),
})

/**
 * Puts a message into the inbox of somebody of the team, in the transaction that found them there.
 * @returns whether they take messages about their team.
 */
export async function messageDownline(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: DomainTables,
  announce: Announce,
  { sender, memberId, title, text }: Words & { sender: MemberRow; memberId: string },
): Promise<boolean> {
  const message = {
    memberId,
    kind: 'AGENT',
    title: asWritten(normalizeText(title)),
    body: asWritten(normalizeText(text)),
    senderId: sender.id,
    notice: noticeOf(sender),
  } as const
  return (await sendMessage(context, tables, announce, message)) !== undefined
}
