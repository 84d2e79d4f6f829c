/**
 * Rewards, referrals, points, wheel spins and applications of the member Ana, so that each of her
 * lists has entries.
 */

import type { DomainTables } from '../../platform/domain/base/collections/collections.ts'
import { message, storedTexts } from '../../platform/domain/base/texts/texts.ts'
import { dayLength } from '../../platform/domain/base/time/marketTime.ts'
import { toMovement } from '../../platform/domain/money/ledger/post.ts'
import { never, type RewardRow } from '../../platform/domain/play/rewards/grantReward.ts'
import type { RewardKind } from '../../platform/domain/play/rewards/rewardKinds.ts'
import { commissionEvents, insertReferrals } from './friends.ts'
import { pastMoment } from './moments.ts'
import type { PastEvent, PastTeller } from './past.ts'
import { pointEvents } from './points.ts'

const hour = 3_600_000

type Given = {
  id: string
  kind: RewardKind
  amount: number
  daysAgo: number
  /** True if Ana claimed the reward. The claim follows three hours after the grant. */
  claimed: boolean
  keptFor: number
}

const grants: readonly Given[] = [
  { id: 'rw-ana-1', kind: 'CODE', amount: 1_500, daysAgo: 24, claimed: true, keptFor: 7 },
  { id: 'rw-ana-2', kind: 'VIP', amount: 3_500, daysAgo: 12, claimed: true, keptFor: 7 },
  { id: 'rw-ana-3', kind: 'PROMOTION', amount: 500, daysAgo: 10, claimed: false, keptFor: 7 },
  { id: 'rw-ana-4', kind: 'ACTIVITY', amount: 2_000, daysAgo: 1, claimed: false, keptFor: 7 },
  { id: 'rw-ana-5', kind: 'TEAM', amount: 1_000, daysAgo: 2, claimed: false, keptFor: 0 },
]

/** Time at which the reward for an activity was granted. A message to Ana reports this reward. */
export const activityRewardAt = (now: number): number => now - Math.round(1.2 * dayLength) - 413_000

/** Event for a granted reward, with its payment if Ana claimed it. */
function rewardEvent(one: Given, memberId: string, now: number): PastEvent {
  const { id, kind, amount, daysAgo, claimed, keptFor } = one
  const createdAt = id === 'rw-ana-4' ? activityRewardAt(now) : pastMoment(now, daysAgo, id)
  const claimedAt = claimed ? createdAt + 3 * hour : null
  const row: RewardRow = {
    id,
    memberId,
    kind,
    reference: `past/${id}`,
    title: storedTexts(message(`rewards.kinds.${kind}`)),
    amount,
    createdAt,
    expiresAt: keptFor === 0 ? never : createdAt + keptFor * dayLength,
    claimedAt,
    wagering: null,
  }
  const from = { kind: 'house', name: 'bonuses' } as const
  const to = { kind: 'main', memberId } as const
  return {
    at: claimedAt ?? createdAt,
    movements: claimed ? [toMovement('BONUS', id, { from, to, amount })] : [],
    rows: (tables) => tables.rewards.insert(row),
  }
}

/** Inserts Ana's wheel tickets and wheel spins, and her application for an activity. */
async function tellActivities(tables: DomainTables, memberId: string, now: number): Promise<void> {
  const wheel = { memberId, at: pastMoment(now, 4, 'wheel') }
  // Four weekly missions gave four tickets, two spins used two of them, and one spin won a ticket.
  await tables.wheelTickets.insert({ id: memberId, tickets: 3, towardsNext: 0 })
  await tables.wheelSpins.insert({ id: 'ws-ana-1', prizeId: 'nothing', ...wheel })
  await tables.wheelSpins.insert({
    id: 'ws-ana-2',
    prizeId: 'ticket-1',
    ...wheel,
    at: wheel.at + 21_000,
  })
  const appliedAt = pastMoment(now, 40, 'activity')
  await tables.activityApplications.insert({
    id: 'aa-ana-1',
    memberId,
    activityId: 'avalie-o-app',
    images: [],
    status: 'REJECTED',
    comment: 'O app é ótimo, mas esqueci de anexar a imagem.',
    appliedAt,
    decidedAt: appliedAt + hour,
  })
}

export const tellRewards: PastTeller = ({ persona, memberId, now }) => {
  if (persona.username !== 'ana') return []
  const tellRows = async (tables: DomainTables) => {
    await insertReferrals(tables, memberId, now)
    await tellActivities(tables, memberId, now)
  }
  return [
    ...grants.map((one) => rewardEvent(one, memberId, now)),
    ...commissionEvents(memberId, now),
    ...pointEvents(memberId, now),
    { at: now - hour, movements: [], rows: tellRows },
  ]
}
