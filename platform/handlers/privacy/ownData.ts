/** Stored data of a member, and their preferences about it. */
import type { components } from '../../../src/api/gen/paths.ts'
import { maskEmail, maskPhone } from '../../domain/accounts/account/maskedContact.ts'
import {
  choicesOf,
  choose,
  noticeChannels,
  noticeKinds,
  standingOf,
} from '../../domain/accounts/notices/choices.ts'
import { hasPushDevice } from '../../domain/accounts/push/pushDevices.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { NoticeChannel } from '../../domain/base/collections/notices.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'

type Schemas = components['schemas']

/** Member with `hasPushDevice`: true if a browser of theirs shows notifications. */
type Reached = MemberRow & { hasPushDevice: boolean }

const reachOf = async ({ store }: Context, member: MemberRow): Promise<Reached> => ({
  ...member,
  hasPushDevice: await hasPushDevice(store, member.id),
})

/** Masked contact of a channel. */
const shownContact = ({ email, mobileNum }: MemberRow, channel: NoticeChannel) => {
  if (channel === 'EMAIL' && email !== null) return { to: maskEmail(email) }
  return channel === 'SMS' && mobileNum !== null ? { to: maskPhone(mobileNum) } : {}
}

const showChannel = (
  context: Context,
  member: Reached,
  channel: NoticeChannel,
): Schemas['NoticeChannelStanding'] => ({
  channel,
  standing: standingOf(context, member, channel),
  ...shownContact(member, channel),
})

/** Messages about the account use every channel. */
const fixedChoices = noticeChannels.map((channel) => ({
  kind: 'SYSTEM' as const,
  channel,
  isOn: true,
  isFixed: true,
}))

async function preferencesOf(
  context: Context,
  member: MemberRow,
): Promise<Schemas['NoticePreferences']> {
  const wants = await choicesOf(context.store, member.id)
  const reach = await reachOf(context, member)
  const chosen = noticeKinds.flatMap((kind) =>
    noticeChannels.map((channel) => ({
      kind,
      channel,
      isOn: wants(kind, channel),
      isFixed: false,
    })),
  )
  return {
    channels: noticeChannels.map((channel) => showChannel(context, reach, channel)),
    choices: [...fixedChoices, ...chosen],
  }
}

export const ownData = {
  'GET /wps/member/notices': async ({ context, caller: { member } }) =>
    answer(await preferencesOf(context, member)),

  'PUT /wps/member/notices/{kind}/{channel}': async ({
    context,
    path,
    body,
    caller: { member },
  }) => {
    const { kind, channel } = path
    const { isOn } = body
    const standing = standingOf(context, await reachOf(context, member), channel)
    if (isOn && standing !== 'READY') return context.reject('NOT_POSSIBLE_NOW')
    await choose(context, member.id, { kind, channel, isOn })
    return answer({ kind, channel, isOn, isFixed: false })
  },
} satisfies Pick<Behaviour, 'GET /wps/member/notices' | 'PUT /wps/member/notices/{kind}/{channel}'>
