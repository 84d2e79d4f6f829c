import type { components } from '../../../../src/api/gen/paths.ts'
import { normalizeText } from '../../../../src/lib/text.ts'
import { sendMessage } from '../../accounts/messages/messages.ts'
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { asWritten, message } from '../../base/texts/texts.ts'

type Schemas = components['schemas']
type Words = { title: string; text: string }

/** Field errors for a title or text without visible characters. */
export const blankFields = ({ title, text }: Words): Schemas['FieldRefusal'][] =>
  Object.entries({ title, text }).flatMap(([field, value]) =>
    normalizeText(value) === '' ? [{ field, reason: 'required' as const }] : [],
  )

/** Notification outside the portal; it names the sender and omits the text. */
const noticeOf = ({ username }: Pick<MemberRow, 'username'>) => ({
  title: message('team.messageNotice.title', { username }),
  body: message('team.messageNotice.body', { username }),
})

/**
 * Sends an inbox message to a team member, in the transaction that checked their membership.
 * @returns false if the member has switched off messages about their team.
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
    opens: undefined,
    senderId: sender.id,
    notice: noticeOf(sender),
  } as const
  return (await sendMessage(context, tables, announce, message)) !== undefined
}
