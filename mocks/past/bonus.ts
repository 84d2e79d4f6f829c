/** Loyalty bonus of the member Ana, partly wagered. */
import type { BonusRow } from '../../platform/domain/base/collections/collections.ts'
import { dayLength } from '../../platform/domain/base/time/marketTime.ts'
import { bonusAccount } from '../../platform/domain/money/bonuses/activeBonuses.ts'
import { toMovement } from '../../platform/domain/money/ledger/post.ts'
import type { RewardRow } from '../../platform/domain/play/rewards/grantReward.ts'
import { loyaltyBonusTitle } from '../content/promotions/loyaltyBonus.ts'
import type { PastEvent, PastTeller } from './past.ts'
import { betsOfAna } from './play.ts'

const bonusAmount = 6_000
const wagering = { required: 12 * bonusAmount, days: 14 }
/** Time of the claim: before the bets that Ana placed three days ago, which count as wagering. */
const claimedAt = (now: number) => now - 4 * dayLength + 2_839_000

function bonusOf(memberId: string, reference: string, now: number): BonusRow {
  const grantedAt = claimedAt(now)
  const played = betsOfAna(now)
    .filter(({ bet }) => bet.placedAt >= grantedAt)
    .reduce((sum, { bet }) => sum + bet.validBet, 0)
  return {
    id: 'bo-ana-1',
    memberId,
    title: loyaltyBonusTitle,
    reference,
    granted: bonusAmount,
    // No part of the bonus is spent, because Ana always had real money to bet with.
    balance: bonusAmount,
    inPlay: 0,
    required: wagering.required,
    played: Math.min(played, wagering.required),
    status: 'ACTIVE',
    paidOut: 0,
    grantedAt,
    expiresAt: grantedAt + wagering.days * dayLength,
    endedAt: null,
  }
}

/** Events for the claimed reward, the bonus that it granted, and the job for the bonus's expiry. */
export const tellBonus: PastTeller = ({ persona, memberId, now }) => {
  if (persona.username !== 'ana') return []
  const reward: RewardRow = {
    id: 'rw-ana-6',
    memberId,
    kind: 'CODE',
    reference: 'past/rw-ana-6',
    title: loyaltyBonusTitle,
    amount: bonusAmount,
    createdAt: claimedAt(now) - 60_000,
    expiresAt: now + 3 * dayLength,
    claimedAt: claimedAt(now),
    wagering,
  }
  const bonus = bonusOf(memberId, reward.id, now)
  const from = { kind: 'house', name: 'bonuses' } as const
  const to = bonusAccount(memberId)
  const event: PastEvent = {
    at: bonus.grantedAt,
    movements: [toMovement('BONUS', reward.id, { from, to, amount: bonusAmount })],
    async rows(tables) {
      await tables.rewards.insert(reward)
      await tables.bonuses.insert(bonus)
      const job = { kind: 'expireBonus', subject: bonus.id, dueAt: bonus.expiresAt, failures: 0 }
      await tables.jobs.insert({ id: `j-past-${bonus.id}`, ...job })
    },
  }
  return [event]
}
