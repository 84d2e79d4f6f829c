import { pageOfRows } from '../../domain/base/storage/pageOf.ts'
import type { Where } from '../../domain/base/storage/store.ts'
import { languageOf } from '../../domain/base/texts/texts.ts'
import { issueEarnedRewards } from '../../domain/play/promotions/takePart.ts'
import { redeemCode } from '../../domain/play/rewards/bonusCodes.ts'
import { claimReward } from '../../domain/play/rewards/claimReward.ts'
import type { RewardRow } from '../../domain/play/rewards/grantReward.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'
import { onceByRules } from '../../server/onceByRules.ts'
import { showReward } from '../base/rewardShapes.ts'

type Status = 'CLAIMABLE' | 'CLAIMED' | 'EXPIRED'

/** Query condition for a member's rewards that have a status at the time `now`. */
function rewardsIn(memberId: string, status: Status | undefined, now: number): Where<RewardRow> {
  switch (status) {
    case 'CLAIMABLE':
      return { memberId, claimedAt: null, expiresAt: { atLeast: now + 1 } }
    case 'EXPIRED':
      return { memberId, claimedAt: null, expiresAt: { below: now + 1 } }
    case 'CLAIMED':
      return { memberId, claimedAt: { atLeast: 0 } }
    case undefined:
      return { memberId }
  }
}

const newestFirst = { column: 'createdAt', direction: 'descending' } as const

export const rewards = {
  'GET /wps/rewards': async ({ context, query, headers, caller: { member } }) => {
    await issueEarnedRewards(context, member.id)
    const now = context.now()
    const { page = 1, pageSize = 20, status } = query ?? {}
    const language = languageOf(headers?.['Accept-Language'])
    const where = rewardsIn(member.id, status, now)
    const wanted = { where, orderBy: newestFirst }
    const show = (row: RewardRow) => showReward(row, now, language)
    return answer(await pageOfRows(context.store.rewards, wanted, { page, pageSize }, show))
  },
  'POST /wps/rewards/{rewardId}/claim': (call) =>
    onceByRules(call, 'claimReward', async (tables, announce) => {
      const { context, path, caller, headers } = call
      const which = { memberId: caller.member.id, rewardId: path.rewardId }
      const claimed = await claimReward(context, tables, announce, which)
      return showReward(claimed, context.now(), languageOf(headers['Accept-Language']))
    }),
  'POST /wps/rewards/codes': (call) =>
    onceByRules(call, 'redeemBonusCode', async (tables) => {
      const { context, body, caller, headers } = call
      const which = { memberId: caller.member.id, typedCode: body.code }
      const won = await redeemCode(context, tables, which)
      return showReward(won, context.now(), languageOf(headers['Accept-Language']))
    }),
} satisfies Pick<
  Behaviour,
  'GET /wps/rewards' | 'POST /wps/rewards/{rewardId}/claim' | 'POST /wps/rewards/codes'
>
