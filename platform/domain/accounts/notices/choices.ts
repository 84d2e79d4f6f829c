/** What a member wants to be told, and by what (MEM-24). */
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { NoticeChannel, NoticeKind } from '../../base/collections/notices.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'

export const noticeKinds = ['MONEY', 'PROMOTION', 'AGENT'] as const satisfies readonly NoticeKind[]
export const noticeChannels = [
  ...(['MESSAGE', 'EMAIL', 'SMS', 'PUSH'] as const),
] satisfies readonly NoticeChannel[]

/**
 * The inbox until they say no; nothing by e-mail or sms until they say yes. Who lets a browser show
 * notifications has said yes to what concerns them, and not to promotions.
 */
const isOnAtFirst = (kind: NoticeKind, channel: NoticeChannel) =>
  channel === 'MESSAGE' || (channel === 'PUSH' && kind !== 'PROMOTION')

export type NoticeChoices = (kind: NoticeKind, channel: NoticeChannel) => boolean

/** Whether a member wants notices of a kind by a channel, as they have chosen or by default. */
export async function choicesOf(
  { noticeChoices }: Pick<DomainTables, 'noticeChoices'>,
  memberId: string,
): Promise<NoticeChoices> {
  const rows = await noticeChoices.find({ where: { memberId } })
  return (kind, channel) =>
    rows.find((row) => row.kind === kind && row.channel === channel)?.isOn ??
    isOnAtFirst(kind, channel)
}

/** Keeps a choice, from now on. */
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
  /** Whether a browser of theirs shows notifications. */
  hasPushDevice: boolean
}

/**
 * Whether anything can come to a member by a channel: they have no such contact, or nobody delivers
 * there.
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
