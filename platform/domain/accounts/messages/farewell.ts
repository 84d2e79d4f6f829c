/** Last e-mail to the owner of an account. It reports that the account was closed. */
import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sendMail } from '../../base/context/outgoing.ts'
import { languageOf, message, type Texts, textIn } from '../../base/texts/texts.ts'
import { settingsOf } from '../account/memberSettings.ts'

const subject: Texts = message('closing.farewell.title')
const body: Texts = message('closing.farewell.body')

/**
 * Prepares the e-mail while the owner's address and language are still stored.
 * @returns a function that sends the e-mail.
 */
export async function prepareFarewell(
  context: Pick<Context, 'store' | 'now' | 'providers' | 'background'>,
  { id, email }: Pick<MemberRow, 'id' | 'email'>,
): Promise<() => void> {
  if (email === null || !context.providers.mail) return () => {}
  const { language } = await settingsOf(context.store, id)
  const words = languageOf(language ?? undefined)
  const text = textIn(message('notices.mail', { body }), words)
  const mail = { to: email, subject: textIn(subject, words), text, purpose: 'accountClosed' }
  return () => sendMail(context, { ...mail, sentAt: context.now() })
}
