import { blockOf } from '../../domain/accounts/limits/blocks.ts'
import type { MemberBlockRow } from '../../domain/base/collections/collections.ts'
import { isOn, type Platform } from '../../domain/base/platform/platform.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { languageOf, textIn } from '../../domain/base/texts/texts.ts'
import { vipLevelOf } from '../../domain/play/rewards/vip.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type ValueOf } from '../../server/handler.ts'

const showBlock = ({ reason, note, since }: MemberBlockRow) => ({
  reason,
  note,
  since: new Date(since).toISOString(),
})

/** VIP level of a player (MEM-25); `NONE` for agents, trial members and platforms without VIP. */
async function clubLabel(
  { context, caller: { member }, headers }: Call<'getMemberInfo'>,
  platform: Platform,
): Promise<ValueOf<'getMemberInfo'>['clubLabel']> {
  const { agents, trials } = platform.accountTypes
  const isPlayer = !agents.includes(member.type) && !trials.includes(member.type)
  if (!isPlayer || !isOn(platform, 'VIP3')) return { type: 'NONE' }
  const { name } = await vipLevelOf(context, context.store, member.id)
  return { type: 'AUTO', name: textIn(name, languageOf(headers['Accept-Language'])) }
}

export const member = {
  'GET /wps/member/info': async (call) => {
    const { context, caller } = call
    const { member } = caller
    const platform = await readPlatform(context.store)
    const block = await blockOf(context.store, member.id)
    return answer({
      id: member.id,
      account: member.username,
      nickname: member.nickname,
      type: member.type,
      clubLabel: await clubLabel(call, platform),
      currency: member.currency,
      registeredAt: new Date(member.createdAt).toISOString(),
      ...(block && { block: showBlock(block) }),
    })
  },
} satisfies Pick<Behaviour, 'GET /wps/member/info'>
