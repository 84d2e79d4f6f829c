/** The last e-mail to somebody whose account is closed, so that no owner misses it. */
import type { MemberRow } from '../../base/collections/collections.ts'
import { languageOf, type Texts } from '../../base/texts/texts.ts'
import { sendMail } from '../../base/world/outgoing.ts'
import type { World } from '../../base/world/world.ts'
import { settingsOf } from '../members/memberSettings.ts'

const subject: Texts = { pt: 'Sua conta foi encerrada', en: 'Your account is closed' }
const body: Texts = {
  pt: 'Encerramos a sua conta, como você pediu, e apagamos os seus dados. O que a lei manda guardar fica guardado por cinco anos e depois é anonimizado.\n\nNão foi você? Fale com o atendimento.',
  en: 'We have closed your account, as you asked, and erased your data. What the law has us keep is kept for five years, and nobody knows after that whose it was.\n\nWas it not you? Talk to customer service.',
}

/** Prepares the e-mail while the address and the language are known. @returns sends it. */
export async function prepareFarewell(
  world: Pick<World, 'store' | 'now' | 'providers' | 'background'>,
  { id, email }: Pick<MemberRow, 'id' | 'email'>,
): Promise<() => void> {
  if (email === null || !world.providers.mail) return () => {}
  const { language } = await settingsOf(world.store, id)
  const words = languageOf(language ?? undefined)
  const text = `${body[words]}\n\nPortico`
  const mail = { to: email, subject: subject[words], text, purpose: 'accountClosed' }
  return () => sendMail(world, { ...mail, sentAt: world.now() })
}
