/**
 * Notices about the identity check. They appear in the inbox. Members with an e-mail address also
 * receive them by e-mail.
 */

import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sendMail } from '../../base/context/outgoing.ts'
import type { Announce } from '../../base/storage/events.ts'
import { languageOf, message, type Texts, textIn } from '../../base/texts/texts.ts'
import { settingsOf } from '../account/memberSettings.ts'
import { sendMessage } from '../messages/messages.ts'
import type { StepId } from './steps.ts'

type Notice = { title: Texts; body: Texts }

const acceptedNotices: Record<StepId, Notice> = {
  PERSON: {
    title: message('identity.accepted.PERSON.title'),
    body: message('identity.accepted.PERSON.body'),
  },
  DOCUMENT: {
    title: message('identity.accepted.DOCUMENT.title'),
    body: message('identity.accepted.DOCUMENT.body'),
  },
  SELFIE: {
    title: message('identity.accepted.SELFIE.title'),
    body: message('identity.accepted.SELFIE.body'),
  },
}

const rejectedTitles: Record<StepId, Notice['title']> = {
  PERSON: message('identity.rejected.PERSON'),
  DOCUMENT: message('identity.rejected.DOCUMENT'),
  SELFIE: message('identity.rejected.SELFIE'),
}
const rejectedBody: Texts = message('identity.rejected.body')

const expired: Notice = {
  title: message('identity.expired.title'),
  body: message('identity.expired.body'),
}

function noticeOf(step: StepId, state: 'ACCEPTED' | 'REJECTED' | 'EXPIRED'): Notice {
  if (state === 'EXPIRED') return expired
  return state === 'ACCEPTED'
    ? acceptedNotices[step]
    : { title: rejectedTitles[step], body: rejectedBody }
}

/** Notifies a member about the state of a step. The e-mail contains the same text as the inbox. */
export async function tellIdentity(
  context: Context,
  tables: DomainTables,
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
  const notice = { memberId, kind: 'SYSTEM', title, body, opens: '/member/identity' } as const
  await sendMessage(context, tables, announce, notice)
  if (email === null || !context.providers.mail) return
  const { language } = await settingsOf(tables, memberId)
  const words = languageOf(language ?? undefined)
  sendMail(context, {
    to: email,
    subject: textIn(title, words),
    text: textIn(message('notices.mail', { body }), words),
    purpose: 'identity',
    sentAt: context.now(),
  })
}
