/** What a member is told of their identity check, in the inbox and by e-mail where one is known. */

import type { MemberRow, WorldTables } from '../../base/collections/collections.ts'
import type { Announce } from '../../base/storage/events.ts'
import { languageOf, type Texts } from '../../base/texts/texts.ts'
import { sendMail } from '../../base/world/outgoing.ts'
import type { World } from '../../base/world/world.ts'
import { settingsOf } from '../members/memberSettings.ts'
import { sendMessage } from '../messages/messages.ts'
import type { StepId } from './steps.ts'

type Notice = { title: Texts; body: Texts }

const accepted: Record<StepId, Notice> = {
  PERSON: {
    title: { pt: 'Seus dados foram confirmados', en: 'Your details are confirmed' },
    body: {
      pt: 'Nome, CPF e data de nascimento conferem. O que ficou liberado está em Verificação de identidade.',
      en: 'Name, CPF and date of birth match. Identity check shows what this unlocks.',
    },
  },
  DOCUMENT: {
    title: { pt: 'Seu documento foi aprovado', en: 'Your document was approved' },
    body: {
      pt: 'Está tudo certo com o documento. O que falta, se falta algo, está em Verificação de identidade.',
      en: 'Your document is fine. Identity check shows what is left to do, if anything.',
    },
  },
  SELFIE: {
    title: { pt: 'Sua selfie foi aprovada', en: 'Your selfie was approved' },
    body: {
      pt: 'O rosto confere com o documento. O que ficou liberado está em Verificação de identidade.',
      en: 'Your face matches the document. Identity check shows what this unlocks.',
    },
  },
}

const rejected: Record<StepId, Notice['title']> = {
  PERSON: { pt: 'Não conseguimos confirmar seus dados', en: 'We could not confirm your details' },
  DOCUMENT: { pt: 'Seu documento não foi aprovado', en: 'Your document was not approved' },
  SELFIE: { pt: 'Sua selfie não foi aprovada', en: 'Your selfie was not approved' },
}
const rejectedBody: Texts = {
  pt: 'Veja o motivo em Verificação de identidade e envie de novo. Se precisar de ajuda, fale com o atendimento.',
  en: 'Identity check shows the reason; send it again from there. Customer service can help.',
}

const expired: Notice = {
  title: { pt: 'Seu documento venceu', en: 'Your document has expired' },
  body: {
    pt: 'O documento que você enviou não vale mais. Envie um novo em Verificação de identidade.',
    en: 'The document that you sent is no longer valid. Send a new one under Identity check.',
  },
}

function noticeOf(step: StepId, state: 'ACCEPTED' | 'REJECTED' | 'EXPIRED'): Notice {
  if (state === 'EXPIRED') return expired
  return state === 'ACCEPTED' ? accepted[step] : { title: rejected[step], body: rejectedBody }
}

/** Tells a member how a step stands. No e-mail says more than the inbox does. */
export async function tellIdentity(
  world: World,
  tables: WorldTables,
  announce: Announce,
  {
    member,
    step,
    state,
  }: {
    member: Pick<MemberRow, 'id' | 'email'>
    step: StepId
    state: 'ACCEPTED' | 'REJECTED' | 'EXPIRED'
  },
): Promise<void> {
  const { title, body } = noticeOf(step, state)
  const { id: memberId, email } = member
  await sendMessage(world, tables, announce, { memberId, kind: 'SYSTEM', title, body })
  if (email === null || !world.providers.mail) return
  const { language } = await settingsOf(tables, memberId)
  const words = languageOf(language ?? undefined)
  sendMail(world, {
    to: email,
    subject: title[words],
    text: `${body[words]}\n\nPortico`,
    purpose: 'identity',
    sentAt: world.now(),
  })
}
