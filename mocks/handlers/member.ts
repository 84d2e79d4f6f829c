import type { Behaviour } from '../gen/behaviour.ts'
import { answer, type ValueOf } from '../server/handler.ts'
import type { MemberRow } from '../world/collections.ts'
import type { Platform } from '../world/platform.ts'
import { readPlatform } from '../world/platformSettings.ts'

const year = 365.25 * 24 * 3_600_000
/** Until play counts, a club's label tells how long somebody has been a member. */
const labels = ['Bronze', 'Prata', 'Ouro', 'Diamante'] as const

function clubLabel(
  member: MemberRow,
  { accountTypes }: Platform,
  now: number,
): ValueOf<'getMemberInfo'>['clubLabel'] {
  const { agents, trials } = accountTypes
  if (agents.includes(member.type) || trials.includes(member.type)) return { type: 'NONE' }
  const years = Math.max(0, Math.floor((now - member.createdAt) / year))
  return { type: 'AUTO', name: labels[Math.min(years, labels.length - 1)] ?? labels[0] }
}

export const member = {
  'GET /wps/member/info': async ({ world, caller: { member } }) => {
    const platform = await readPlatform(world.store)
    return answer({
      id: member.id,
      account: member.username,
      nickname: member.nickname,
      type: member.type,
      clubLabel: clubLabel(member, platform, world.now()),
      currency: member.currency,
      registeredAt: new Date(member.createdAt).toISOString(),
    })
  },
} satisfies Pick<Behaviour, 'GET /wps/member/info'>
