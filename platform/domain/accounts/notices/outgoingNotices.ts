/** Notices by e-mail, sms or push. The member's settings can disable them. */
import type { DomainTables } from '../../base/collections/collections.ts'
import type { MessageKind } from '../../base/collections/content.ts'
import type { NoticeKind, OutgoingChannel } from '../../base/collections/notices.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import { sendMail, sendSms } from '../../base/context/outgoing.ts'
import { languageOf, message, storedTexts, type Texts, textIn } from '../../base/texts/texts.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { settingsOf } from '../account/memberSettings.ts'
import { hasPushDevice, pushDevicesOf } from '../push/pushDevices.ts'
import { sendPush } from '../push/sendPush.ts'
import { choicesOf, type NoticeChoices, standingOf } from './choices.ts'
import { mayWriteTo } from './mayWriteTo.ts'

type Notice = {
  memberId: string
  kind: MessageKind
  title: Texts
  body: Texts
  /** Path of the portal page that a notification opens; the inbox if omitted. */
  opens?: string | undefined
}

const inbox = '/member/messages'

type Sources = Pick<Context, 'now' | 'randomBytes'>
type Tables = Pick<DomainTables, 'outgoingNotices' | 'jobs'>
type PushTables = Tables & Pick<DomainTables, 'pushDevices'>

/**
 * Schedules a notice on a channel in the transaction of its cause, so that it is sent only after
 * the commit.
 */
export async function planNotice(
  context: Sources,
  tables: Tables,
  { memberId, kind, title, body, opens }: Notice,
  channel: OutgoingChannel,
): Promise<void> {
  const id = idInTime(context, 'on')
  const createdAt = context.now()
  await tables.outgoingNotices.insert({
    id,
    memberId,
    kind,
    channel,
    title: storedTexts(title),
    body: storedTexts(body),
    opens: opens ?? null,
    createdAt,
  })
  await planJob(context, tables, { kind: 'sendNotice', subject: id, dueAt: createdAt })
}

/** Schedules push notifications, if the member has enabled them in a browser. */
export async function planPush(
  context: Sources,
  tables: PushTables,
  notice: Notice,
): Promise<void> {
  if (await hasPushDevice(tables, notice.memberId))
    await planNotice(context, tables, notice, 'PUSH')
}

/** Schedules a notice on each channel that the member has enabled. */
export async function planNotices(
  context: Sources,
  tables: PushTables,
  notice: Notice & { kind: NoticeKind },
  wants: NoticeChoices,
): Promise<void> {
  for (const channel of ['EMAIL', 'SMS'] as const) {
    if (wants(notice.kind, channel)) await planNotice(context, tables, notice, channel)
  }
  if (wants(notice.kind, 'PUSH')) await planPush(context, tables, notice)
}

/**
 * Sends a scheduled notice, unless the member has disabled it since, may not receive it, or cannot
 * be reached on the channel.
 */
export const sendNotice: JobHandler = async (context, tables, _announce, { subject }) => {
  const notice = await tables.outgoingNotices.get(subject)
  if (!notice) return
  await tables.outgoingNotices.remove({ id: subject })
  const { memberId, kind, channel, title, body, opens } = notice
  if (!(await mayWriteTo({ store: tables, now: context.now }, memberId, kind))) return
  const wants = await choicesOf(tables, memberId)
  const member = await tables.members.get(memberId)
  const isWanted = kind === 'SYSTEM' || wants(kind, channel)
  const devices = channel === 'PUSH' ? await pushDevicesOf(tables, memberId) : []
  const reach = member && { ...member, hasPushDevice: devices.length > 0 }
  if (!reach || !isWanted || standingOf(context, reach, channel) !== 'READY') return
  const { language } = await settingsOf(tables, memberId)
  const words = languageOf(language ?? undefined)
  const sentAt = context.now()
  const purpose = `notice/${kind}`
  if (channel === 'PUSH') {
    // A newer notification replaces the older one about the same page, such as the page of a
    // withdrawal.
    const push = {
      kind,
      title: textIn(title, words),
      opens: opens ?? inbox,
      about: opens ?? subject,
    }
    sendPush(context, devices, { ...push, language: words })
  } else if (channel === 'EMAIL' && reach.email !== null) {
    const text = textIn(message('notices.mail', { body }), words)
    sendMail(context, { to: reach.email, subject: textIn(title, words), text, purpose, sentAt })
  } else if (channel === 'SMS' && reach.mobileNum !== null) {
    const to = `${reach.countryDialingCode ?? ''}${reach.mobileNum}`
    sendSms(context, {
      to,
      text: textIn(message('notices.sms', { title }), words),
      purpose,
      sentAt,
    })
  }
}
