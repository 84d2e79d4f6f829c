/** A member's notification settings (MEM-24). */
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { NoticeChannel, NoticeKind } from '../../base/collections/notices.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'

export const noticeKinds = ['MONEY', 'PROMOTION', 'AGENT'] as const satisfies readonly NoticeKind[]
export const noticeChannels = [
  ...(['MESSAGE', 'EMAIL', 'SMS', 'PUSH'] as const),
] satisfies readonly NoticeChannel[]

/**
 * Defaults: the inbox is on, e-mail and sms are off. Push is on for everything except promotions,
 * since the member allowed notifications in a browser.
 */
const isOnAtFirst = (kind: NoticeKind, channel: NoticeChannel) =>
  channel === 'MESSAGE' || (channel === 'PUSH' && kind !== 'PROMOTION')

export type NoticeChoices = (kind: NoticeKind, channel: NoticeChannel) => boolean

/** Function that returns a member's setting for a kind and channel, or the default. */
export async function choicesOf(
  { noticeChoices }: Pick<DomainTables, 'noticeChoices'>,
  memberId: string,
): Promise<NoticeChoices> {
  const rows = await noticeChoices.find({ where: { memberId } })
  return (kind, channel) =>
    rows.find((row) => row.kind === kind && row.channel === channel)?.isOn ??
    isOnAtFirst(kind, channel)
}

export async function choose(
  context: Pick<Context, 'store' | 'now'>,
  memberId: string,
  { kind, channel, isOn }: { kind: NoticeKind; channel: NoticeChannel; isOn: boolean },
): Promise<void> {
  const id = `${memberId}/${kind}/${channel}`
  await againIfTaken(() =>
    context.store.transaction(async ({ noticeChoices }) => {
      const changedAt = context.now()
      if (await noticeChoices.update(id, { isOn, changedAt })) return
      await noticeChoices.insert({ id, memberId, kind, channel, isOn, changedAt })
    }),
  )
}

type Reach = Pick<MemberRow, 'email' | 'mobileNum'> & {
  hasPushDevice: boolean
}

/**
 * State of a channel: `READY`; `NOT_BOUND` if the member has no address, number or browser for it;
 * `NOT_OFFERED` without a provider.
 */
export function standingOf(
  { providers }: Pick<Context, 'providers'>,
  { email, mobileNum, hasPushDevice }: Reach,
  channel: NoticeChannel,
): 'READY' | 'NOT_BOUND' | 'NOT_OFFERED' {
  if (channel === 'MESSAGE') return 'READY'
  const [provider, isBound] = {
    EMAIL: [providers.mail, email !== null] as const,
    SMS: [providers.sms, mobileNum !== null] as const,
    PUSH: [providers.push, hasPushDevice] as const,
  }[channel]
  if (!provider) return 'NOT_OFFERED'
  return isBound ? 'READY' : 'NOT_BOUND'
}
