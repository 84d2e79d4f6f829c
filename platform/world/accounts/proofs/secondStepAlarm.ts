/** What an account's owner is told when somebody fails the second step again and again. */
import type { MemberRow } from '../../base/collections/collections.ts'
import { languageOf, type Texts } from '../../base/texts/texts.ts'
import { sendMail } from '../../base/world/outgoing.ts'
import type { World } from '../../base/world/world.ts'
import { settingsOf } from '../members/memberSettings.ts'
import { sendMessage } from '../messages/messages.ts'

const title: Texts = {
  pt: 'Tentativas de entrar na sua conta',
  en: 'Attempts to log in to your account',
}
const body: Texts = {
  pt: 'Alguém com a sua senha errou várias vezes a segunda etapa do login, e novas tentativas agora precisam esperar.\n\nFoi você? Não precisa fazer nada. Não foi? Troque sua senha em Segurança e confira os aparelhos conectados.',
  en: 'Somebody who has your password has failed the second step of the log-in several times, and further attempts now have to wait.\n\nWas it you? Then there is nothing to do. If not, change your password under Security and check your devices.',
}

/** Tells the owner, in the inbox and by e-mail where one is bound. */
export async function warnOwner(
  world: Pick<World, 'store' | 'now' | 'randomBytes' | 'providers' | 'background'>,
  { id, email }: Pick<MemberRow, 'id' | 'email'>,
): Promise<void> {
  await world.store.transaction((tables, announce) =>
    sendMessage(world, tables, announce, { memberId: id, kind: 'SYSTEM', title, body }),
  )
  if (email === null || !world.providers.mail) return
  const { language } = await settingsOf(world.store, id)
  const words = languageOf(language ?? undefined)
  sendMail(world, {
    to: email,
    subject: title[words],
    text: `${body[words]}\n\nPortico`,
    purpose: 'secondStepAlarm',
    sentAt: world.now(),
  })
}
