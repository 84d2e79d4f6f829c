/** Rewards, promotions, redemptions and claims of ana, so that each of her lists has entries. */

import type { DomainTables } from '../../platform/domain/base/collections/collections.ts'
import { message, storedTexts } from '../../platform/domain/base/texts/texts.ts'
import { dayLength } from '../../platform/domain/base/time/marketTime.ts'
import { toMovement } from '../../platform/domain/money/ledger/post.ts'
import { weekOf } from '../../platform/domain/play/points/earnPoints.ts'
import { never, type RewardRow } from '../../platform/domain/play/rewards/grantReward.ts'
import type { RewardKind } from '../../platform/domain/play/rewards/rewardKinds.ts'
import { goods } from '../content/goods.ts'
import { commissionEvents, tellFriends } from './friends.ts'
import type { PastEvent, PastTeller } from './past.ts'

const hour = 3_600_000

type Given = {
  id: string
  kind: RewardKind
  amount: number
  daysAgo: number
  /** True if it was claimed, three hours later. */
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

/** Granted reward, with its payment if it was claimed. */
function rewardEvent(one: Given, memberId: string, now: number): PastEvent {
  const { id, kind, amount, daysAgo, claimed, keptFor } = one
  const createdAt = now - daysAgo * dayLength
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

const redemptionId = 'pr-019a7b58c4e0000a4c1d7f3e'

/** Points: earned by play, partly redeemed. */
async function tellPoints(tables: DomainTables, memberId: string, now: number): Promise<void> {
  const cup = goods.find(({ id }) => id === 'copo-termico')
  /** Id of the member's last bet on games of a type. */
  const lastBet = async (gameType: string) => {
    const where = { memberId, gameType }
    const orderBy = { column: 'placedAt', direction: 'descending' } as const
    const [bet] = await tables.bets.find({ where, orderBy, limit: 1 })
    return bet?.id ?? `b-past-${gameType}`
  }
  const changes = [
    { type: 'RNG', changed: 5_120, daysAgo: 30, reference: await lastBet('RNG') },
    { type: 'LIVE', changed: 2_480, daysAgo: 21, reference: await lastBet('LIVE') },
    { type: 'DEPOSIT', changed: 640, daysAgo: 16, reference: 'd-past' },
    { type: 'REDEEM', changed: -(cup?.points ?? 0), daysAgo: 9, reference: redemptionId },
    { type: 'SPORTS', changed: 1_080, daysAgo: 3, reference: await lastBet('SPORTS') },
  ]
  let balance = 0
  for (const [index, { daysAgo, ...change }] of changes.entries()) {
    balance += change.changed
    const at = now - daysAgo * dayLength
    const entry = { id: `pe-ana-${index + 1}`, memberId, balanceAfter: balance, at, ...change }
    await tables.pointEntries.insert(entry)
  }
  const updatedAt = now - 3 * dayLength
  await tables.pointAccounts.insert({ id: memberId, balance, thousandths: 250, updatedAt })
  const score = { week: weekOf(now), memberId, score: 1_080 }
  await tables.weekScores.insert({ id: `${score.week}/${memberId}`, ...score })
  if (!cup) return
  const appliedAt = now - 9 * dayLength
  await tables.pointRedemptions.insert({
    id: redemptionId,
    memberId,
    goodsId: cup.id,
    type: cup.type,
    name: cup.name,
    quantity: 1,
    points: cup.points,
    amount: 0,
    status: 'APPROVED',
    appliedAt,
    decidedAt: appliedAt + dayLength,
    receiver: {
      name: 'Ana Beatriz Moura',
      phone: '+55 11 98765-0001',
      address: 'Rua Aspicuelta, 88, Vila Madalena, São Paulo',
    },
  })
}

/** Activities and wheel spins. */
async function tellActivities(tables: DomainTables, memberId: string, now: number): Promise<void> {
  const wheel = { memberId, at: now - 4 * dayLength }
  await tables.wheelTickets.insert({ id: memberId, tickets: 3, towardsNext: 4_000 })
  await tables.wheelSpins.insert({ id: 'ws-ana-1', prizeId: 'nothing', ...wheel })
  await tables.wheelSpins.insert({
    id: 'ws-ana-2',
    prizeId: 'ticket-1',
    ...wheel,
    at: wheel.at + 1,
  })
  await tables.activityApplications.insert({
    id: 'aa-ana-1',
    memberId,
    activityId: 'avalie-o-app',
    images: [],
    status: 'REJECTED',
    comment: 'O app é ótimo, mas esqueci de anexar a imagem.',
    appliedAt: now - 40 * dayLength,
    decidedAt: now - 40 * dayLength + hour,
  })
}

export const tellRewards: PastTeller = ({ persona, memberId, now }) => {
  if (persona.username !== 'ana') return []
  const tellRows = async (tables: DomainTables) => {
    await tellPoints(tables, memberId, now)
    await tellFriends(tables, memberId, now)
    await tellActivities(tables, memberId, now)
  }
  return [
    ...grants.map((one) => rewardEvent(one, memberId, now)),
    ...commissionEvents(memberId, now),
    { at: now - hour, movements: [], rows: tellRows },
  ]
}
