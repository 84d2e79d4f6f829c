/** VIP level and bonuses of a member. */

import { parseDate } from '../../../../src/lib/date.ts'
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { dayLength, dayOf, startOfWeek, timeOfDay } from '../../base/time/marketTime.ts'
import { type Period, untilToday } from '../../base/time/wholeDays.ts'
import { lockMember } from '../../money/ledger/lockMember.ts'
import { post, toMovement } from '../../money/ledger/post.ts'
import { turnoverOf, turnoverPassed } from '../../money/ledger/turnover.ts'
import { levelOf, type VipLevel, vipLevels } from './vipLevels.ts'

/** Number of days whose turnover counts towards the level. */
const rollingDays = 30
/** Number of days in which a birthday bonus can be claimed. */
const birthdayDays = 30

export type VipStanding = {
  level: VipLevel
  turnover: number
  period: Period
  /** Time until which the level lasts without further bets; undefined at the lowest level. */
  keptUntil: number | undefined
}

type Tables = Pick<DomainTables, 'bets' | 'memberDays'>

/** Period whose turnover counts towards the level now. */
const rollingPeriod = (now: number): Period => untilToday(now - rollingDays * dayLength, now)

/** A member's current level, with the turnover that determines it. */
export async function vipStandingOf(
  { now: clock }: Pick<Context, 'now'>,
  tables: Tables,
  memberId: string,
): Promise<VipStanding> {
  const now = clock()
  const period = rollingPeriod(now)
  const turnover = await turnoverOf(tables, memberId, period)
  const level = levelOf(turnover)
  const spare = turnover - level.turnover
  // Settlement time of the bet that keeps the turnover above the level's requirement: the level
  // ends when this bet leaves the rolling period.
  const needed =
    level.turnover > 0 ? await turnoverPassed(tables, memberId, period, spare) : undefined
  return {
    level,
    turnover,
    period: { from: period.from, to: now },
    keptUntil: needed === undefined ? undefined : needed + rollingDays * dayLength,
  }
}

/** A member's current level. */
export const vipLevelOf = async (
  { now }: Pick<Context, 'now'>,
  tables: Tables,
  memberId: string,
): Promise<VipLevel> => levelOf(await turnoverOf(tables, memberId, rollingPeriod(now())))

export type VipBonusKind = 'LEVEL_UP' | 'WEEKLY' | 'BIRTHDAY'

export type VipBonus = {
  bonusId: string
  kind: VipBonusKind
  /** Rank of the VIP level that determines `amount`. */
  rank: number
  amount: number
  isOpen: boolean
  /** Period in which the bonus can be claimed; undefined if there is no limit. */
  period?: Period
}

const levelUpBonuses = ({ rank }: VipLevel): VipBonus[] =>
  vipLevels
    .filter(({ levelUpBonus }) => levelUpBonus > 0)
    .map((level) => ({
      bonusId: `level-${level.rank}`,
      kind: 'LEVEL_UP',
      rank: level.rank,
      amount: level.levelUpBonus,
      isOpen: level.rank <= rank,
    }))

function weeklyBonus(level: VipLevel, now: number): VipBonus {
  const from = startOfWeek(now)
  // Members at a level without a weekly bonus see the amount of the first level that has a weekly
  // bonus.
  const shown = level.weeklyBonus > 0 ? level : vipLevels.find((one) => one.weeklyBonus > 0)
  return {
    bonusId: `week-${dayOf(from)}`,
    kind: 'WEEKLY',
    rank: shown?.rank ?? level.rank,
    amount: shown?.weeklyBonus ?? 0,
    isOpen: level.weeklyBonus > 0,
    period: { from, to: from + 7 * dayLength },
  }
}

/** Start of the birthday in a year; 29 February becomes 1 March in a common year. */
const birthdayIn = (birth: { month: number; day: number }, year: number): number =>
  timeOfDay(new Date(Date.UTC(year, birth.month - 1, birth.day)).toISOString().slice(0, 10))

/** Bonus of the current or next birthday; empty if the birthday is unknown. */
function birthdayBonuses(level: VipLevel, member: MemberRow, now: number): VipBonus[] {
  const birth = parseDate(String(member.profile.birthday ?? ''))
  if (!birth) return []
  const thisYear = Number(dayOf(now).slice(0, 4))
  const bonuses = [thisYear - 1, thisYear, thisYear + 1].map((year): VipBonus => {
    const from = birthdayIn(birth, year)
    const to = from + birthdayDays * dayLength
    return {
      bonusId: `birthday-${year}`,
      kind: 'BIRTHDAY',
      rank: level.rank,
      amount: level.birthdayBonus,
      isOpen: from <= now && now < to,
      period: { from, to },
    }
  })
  return bonuses.filter(({ period }) => period && now < period.to).slice(0, 1)
}

/** Bonuses that a member can claim now or could claim later or at other levels. */
export const bonusesOf = (level: VipLevel, member: MemberRow, now: number): VipBonus[] => [
  ...levelUpBonuses(level),
  weeklyBonus(level, now),
  ...birthdayBonuses(level, member, now),
]

/** Kind of a bonus with an id; for a level-up bonus, also its level. */
export function natureOf(bonusId: string): { kind: VipBonusKind; level?: VipLevel } {
  const rank = /^level-(\d+)$/.exec(bonusId)?.[1]
  const level = vipLevels[Number(rank)]
  if (level) return { kind: 'LEVEL_UP', level }
  return { kind: bonusId.startsWith('birthday-') ? 'BIRTHDAY' : 'WEEKLY' }
}

/** Ids of all bonuses that a member has ever claimed. */
export async function claimedBonuses(
  { vipClaims }: Pick<DomainTables, 'vipClaims'>,
  memberId: string,
): Promise<Set<string>> {
  const rows = await vipClaims.find({ where: { memberId } })
  return new Set(rows.map(({ bonusId }) => bonusId))
}

/**
 * Pays a bonus into the member's main wallet.
 * @param about `level` is the member's level, computed before the transaction.
 * @returns the paid amount and the time of the payment.
 * @throws {Rejection} if the bonus was claimed before or cannot be claimed now.
 */
export async function claimBonus(
  context: Context<'ALREADY_CLAIMED' | 'NOTHING_TO_CLAIM'>,
  tables: DomainTables,
  announce: Announce,
  about: { member: MemberRow; level: VipLevel; bonusId: string },
): Promise<{ amount: number; claimedAt: number }> {
  const { member, level, bonusId } = about
  await lockMember(tables, member.id)
  const claimedAt = context.now()
  const bonus = bonusesOf(level, member, claimedAt).find((one) => one.bonusId === bonusId)
  const id = `${member.id}/${bonusId}`
  if (await tables.vipClaims.get(id)) context.reject('ALREADY_CLAIMED')
  if (!bonus?.isOpen) context.reject('NOTHING_TO_CLAIM')
  const { amount } = bonus
  await tables.vipClaims.insert({ id, memberId: member.id, bonusId, amount, claimedAt })
  const from = { kind: 'house', name: 'bonuses' } as const
  const to = { kind: 'main', memberId: member.id } as const
  await post(context, tables, announce, toMovement('BONUS', `vip-${bonusId}`, { from, to, amount }))
  return { amount, claimedAt }
}
