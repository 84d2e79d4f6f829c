/** The last e-mail to somebody whose account is closed, so that no owner misses it. */
import type { MemberRow } from '../../base/collections/collections.ts'
import { sendMail } from '../../base/context/outgoing.ts'
import type { World } from '../../base/context/world.ts'
import { languageOf, message, type Texts, textIn } from '../../base/texts/texts.ts'
import { settingsOf } from '../account/memberSettings.ts'

const subject: Texts = message('closing.farewell.title')
const body: Texts = message('closing.farewell.body')

/** Prepares the e-mail while the address and the language are known. @returns sends it. */
export async function prepareFarewell(
  world: Pick<World, 'store' | 'now' | 'providers' | 'background'>,
  { id, email }: Pick<MemberRow, 'id' | 'email'>,
): Promise<() => void> {
  if (email === null || !world.providers.mail) return () => {}
  const { language } = await settingsOf(world.store, id)
  const words = languageOf(language ?? undefined)
  const text = textIn(message('notices.mail', { body }), words)
  const mail = { to: email, subject: textIn(subject, words), text, purpose: 'accountClosed' }
  return () => sendMail(world, { ...mail, sentAt: world.now() })
}
