/** Operations that a member blocked by an agent may not use. */

import { isBlocked } from '../domain/accounts/limits/blocks.ts'
import type { Context } from '../domain/base/context/context.ts'
import type { OperationKey } from '../gen/behaviour.ts'
import type { Caller } from './callers.ts'
import { FaultError } from './faultError.ts'

/**
 * Operations that play, bring money or rewards, or add members to a team. A blocked member may
 * still read, withdraw, cancel a deposit and contact customer service. The operation that offers
 * and answers contracts is not in the list: its handler rejects only offers.
 */
const shutCalls: ReadonlySet<OperationKey> = new Set<OperationKey>([
  'POST /wps/game/launchGame',
  'POST /wps/game/startGame',
  'POST /wps/deposits',
  'POST /wps/transfers',
  'POST /wps/rebates/claim',
  'POST /wps/vip/bonuses/{bonusId}/claim',
  'POST /wps/rewards/{rewardId}/claim',
  'POST /wps/rewards/codes',
  'POST /wps/redEnvelopes/{redEnvelopeId}/open',
  'POST /wps/wheel/spins',
  'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
  'POST /wps/relay/passwordCheck/MCS2_convertPoint',
  'POST /wps/missions/{missionId}/claim',
  'POST /wps/referral/claim',
  'POST /wps/relay/MCS2_claimRafflePromotion',
  'POST /wps/promotions/{promotionId}/join',
  'POST /wps/activities/{activityId}/applications',
  'POST /wps/agent/invitations',
  'POST /wps/agent/members',
])

/** @throws {FaultError} 403 if a blocked member calls an operation in `shutCalls`. */
export async function checkBlock(
  { store }: Pick<Context, 'store'>,
  key: OperationKey,
  caller: Caller,
): Promise<void> {
  if (caller.kind !== 'member' || !shutCalls.has(key)) return
  if (await isBlocked(store, caller.member.id)) throw new FaultError('ACCOUNT_BLOCKED')
}
