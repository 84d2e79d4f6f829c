/** Notices that leave the platform, by e-mail or sms: those that their member wants. */
import type { WorldTables } from '../../base/collections/collections.ts'
import type { MessageKind } from '../../base/collections/content.ts'
import type { NoticeKind } from '../../base/collections/notices.ts'
import { languageOf, type Texts } from '../../base/texts/texts.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { idInTime } from '../../base/world/ids.ts'
import { sendMail, sendSms } from '../../base/world/outgoing.ts'
import type { World } from '../../base/world/world.ts'
import { settingsOf } from '../members/memberSettings.ts'
import { choicesOf, type NoticeChoices, standingOf } from './choices.ts'

type Notice = { memberId: string; kind: MessageKind; title: Texts; body: Texts }

type Sources = Pick<World, 'now' | 'randomBytes'>
type Tables = Pick<WorldTables, 'outgoingNotices' | 'jobs'>

/** Plans to send a notice by a channel, if its cause is stored. */
export async function planNotice(
  world: Sources,
  tables: Tables,
  { memberId, kind, title, body }: Notice,
  channel: 'EMAIL' | 'SMS',
): Promise<void> {
  const id = idInTime(world, 'on')
  const createdAt = world.now()
  await tables.outgoingNotices.insert({ id, memberId, kind, channel, title, body, createdAt })
  await planJob(world, tables, { kind: 'sendNotice', subject: id, dueAt: createdAt })
}

/** Plans to send a notice by each channel that its member wants it by. */
export async function planNotices(
  world: Sources,
  tables: Tables,
  notice: Notice & { kind: NoticeKind },
  wants: NoticeChoices,
): Promise<void> {
  for (const channel of ['EMAIL', 'SMS'] as const) {
    if (wants(notice.kind, channel)) await planNotice(world, tables, notice, channel)
  }
}

/**
 * Sends what was planned, unless its member has said no meanwhile, or can be reached by it no more.
 */
export const sendNotice: JobHandler = async (world, tables, _announce, { subject }) => {
  const notice = await tables.outgoingNotices.get(subject)
  if (!notice) return
  await tables.outgoingNotices.remove({ id: subject })
  const { memberId, kind, channel, title, body } = notice
  const wants = await choicesOf(tables, memberId)
  const member = await tables.members.get(memberId)
  const isWanted = kind === 'SYSTEM' || wants(kind, channel)
  if (!member || !isWanted || standingOf(world, member, channel) !== 'READY') return
  const { language } = await settingsOf(tables, memberId)
  const words = languageOf(language ?? undefined)
  const sentAt = world.now()
  const purpose = `notice/${kind}`
  if (channel === 'EMAIL' && member.email !== null) {
    const text = `${body[words]}\n\nPortico`
    sendMail(world, { to: member.email, subject: title[words], text, purpose, sentAt })
  } else if (channel === 'SMS' && member.mobileNum !== null) {
    const to = `${member.countryDialingCode ?? ''}${member.mobileNum}`
    sendSms(world, { to, text: `Portico: ${title[words]}`, purpose, sentAt })
  }
}
