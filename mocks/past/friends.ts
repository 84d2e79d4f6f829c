/** Referrals of ana: friends, their play, and her commissions. */
import type { DomainTables } from '../../platform/domain/base/collections/collections.ts'
import { dayLength, dayOf, startOfDay } from '../../platform/domain/base/time/marketTime.ts'
import { toMovement } from '../../platform/domain/money/ledger/post.ts'
import { commissionOf } from '../../platform/domain/play/rewards/referral.ts'
import { content } from '../content/content.ts'
import type { PastEvent } from './past.ts'

const hour = 3_600_000

/** Days with claimed commissions and the friends' turnover, oldest first. */
const claimedDays = [
  { daysAgo: 40, turnover: 96_400, claimedDaysAgo: 39 },
  { daysAgo: 9, turnover: 402_000, claimedDaysAgo: 6 },
  { daysAgo: 8, turnover: 310_000, claimedDaysAgo: 6 },
  { daysAgo: 7, turnover: 492_000, claimedDaysAgo: 6 },
]

/** Claimed commissions of past days, with their payments. */
export function commissionEvents(memberId: string, now: number): PastEvent[] {
  return [...new Set(claimedDays.map(({ claimedDaysAgo }) => claimedDaysAgo))].map((ago) => {
    const days = claimedDays.filter(({ claimedDaysAgo }) => claimedDaysAgo === ago)
    const at = now - ago * dayLength
    const amount = days.reduce(
      (sum, { turnover }) => sum + commissionOf(content.referralRate, turnover),
      0,
    )
    const from = { kind: 'house', name: 'commissions' } as const
    const to = { kind: 'main', memberId } as const
    const reference = `referral/${memberId}/${dayOf(at)}`
    return {
      at,
      movements: [toMovement('REFERRAL', reference, { from, to, amount })],
      async rows({ referralDays }) {
        for (const { daysAgo, turnover } of days) {
          const day = dayOf(now - daysAgo * dayLength)
          const id = `${memberId}/${day}`
          await referralDays.insert({ id, referrerId: memberId, day, turnover, claimedAt: at })
        }
      },
    }
  })
}

/** Inserts referred friends, their turnover and unclaimed commissions. */
export async function tellFriends(
  tables: DomainTables,
  memberId: string,
  now: number,
): Promise<void> {
  const yesterday = dayOf(startOfDay(now) - hour)
  const before = dayOf(startOfDay(now) - dayLength - hour)
  await tables.referralCodes.insert({ id: memberId, code: 'ANA8K2QX' })
  const friend = { referrerId: memberId, playedAt: startOfDay(now) - hour }
  const since = now - 300 * dayLength
  await tables.referrals.insert({ id: 'm-edu', ...friend, joinedAt: since, turnover: 822_500 })
  const lately = { joinedAt: now - 3 * dayLength, turnover: 0, playedAt: null }
  await tables.referrals.insert({ id: 'm-dora', referrerId: memberId, ...lately })
  const fabi = { joinedAt: now - 170 * dayLength, turnover: 1_204_000 }
  await tables.referrals.insert({ id: 'm-fabi', ...friend, ...fabi })
  const gil = { joinedAt: now - 56 * dayLength, turnover: 96_400, playedAt: now - 40 * dayLength }
  await tables.referrals.insert({ id: 'm-gil', ...friend, ...gil })
  const of = (day: string) => ({ id: `${memberId}/${day}`, referrerId: memberId, day })
  await tables.referralDays.insert({ ...of(before), turnover: 204_500, claimedAt: null })
  await tables.referralDays.insert({ ...of(yesterday), turnover: 618_000, claimedAt: null })
}
