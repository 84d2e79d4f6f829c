import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { pageOf, pageOfRows } from '../../domain/base/storage/pageOf.ts'
import { dayOf } from '../../domain/base/time/marketTime.ts'
import { maskedName } from '../../domain/play/games/bigWins.ts'
import { needsBet } from '../../domain/play/rewards/beforeBets.ts'
import {
  activeFor,
  claimCommissions,
  commissionOf,
  type ReferralDayRow,
  type ReferralRow,
  referralCodeOf,
} from '../../domain/play/rewards/referral.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'
import { onceByRules } from '../../server/onceByRules.ts'
import { timeText } from '../base/rewardShapes.ts'

type Schemas = components['schemas']

const isActive = ({ playedAt }: ReferralRow, now: number): boolean =>
  playedAt !== null && playedAt > now - activeFor

function showDay(
  { day, turnover, claimedAt }: ReferralDayRow,
  { today, rate }: { today: string; rate: number },
): Schemas['ReferralCommission'] {
  const open = day < today ? 'CLAIMABLE' : 'OPEN'
  return {
    day,
    turnover: toDecimal(turnover),
    commission: toDecimal(commissionOf(rate, turnover)),
    status: claimedAt === null ? open : 'CLAIMED',
  }
}

async function showFriend(context: Context, row: ReferralRow): Promise<Schemas['ReferralFriend']> {
  const friend = await context.store.members.get(row.id)
  return {
    nickname: maskedName(friend?.username ?? ''),
    joinedAt: timeText(row.joinedAt),
    turnover: toDecimal(row.turnover),
    active: isActive(row, context.now()),
  }
}

/** Sum of the commissions for some days, in minor units. */
const totalOf = (rate: number, days: readonly ReferralDayRow[]): number =>
  days.reduce((sum, { turnover }) => sum + commissionOf(rate, turnover), 0)

export const referral = {
  'GET /wps/referral': async ({ context, caller: { member } }) => {
    const { store, content } = context
    const rate = content.referralRate
    const now = context.now()
    const today = dayOf(now)
    const code = await referralCodeOf(context, member.id)
    const mine = { referrerId: member.id }
    const active = { ...mine, playedAt: { atLeast: now - activeFor + 1 } }
    const days = await store.referralDays.find({ where: mine })
    const open = days.filter(({ claimedAt }) => claimedAt === null)
    const claimed = days.filter(({ claimedAt }) => claimedAt !== null)
    const due = open.filter(({ day }) => day < today)
    return answer({
      code,
      friends: await store.referrals.count(mine),
      playedFriends: await store.referrals.count({ ...mine, playedAt: { atLeast: 0 } }),
      activeFriends: await store.referrals.count(active),
      commissionRate: String(rate / 100),
      today: toDecimal(totalOf(rate, open) - totalOf(rate, due)),
      claimable: toDecimal(Math.max(0, totalOf(rate, due))),
      ...((await needsBet(store, member.id, 'REFERRAL')) && { needsBet: true as const }),
      claimed: toDecimal(totalOf(rate, claimed)),
    })
  },
  'GET /wps/referral/friends': async ({ context, query, caller: { member } }) => {
    const { page = 1, pageSize = 20 } = query ?? {}
    const orderBy = { column: 'joinedAt', direction: 'descending' } as const
    const wanted = { where: { referrerId: member.id }, orderBy }
    const rows = await pageOfRows(context.store.referrals, wanted, { page, pageSize }, (row) => row)
    const items = await Promise.all(rows.items.map((row) => showFriend(context, row)))
    return answer({ ...rows, items })
  },
  'GET /wps/referral/commissions': async ({ context, query, caller: { member } }) => {
    const { page = 1, pageSize = 20 } = query ?? {}
    const rate = context.content.referralRate
    const today = dayOf(context.now())
    const where = { referrerId: member.id }
    const orderBy = { column: 'day', direction: 'descending' } as const
    const days = await context.store.referralDays.find({ where, orderBy })
    const shown = days.filter(({ turnover }) => commissionOf(rate, turnover) !== 0)
    const { items, ...rest } = pageOf(shown, { page, pageSize })
    return answer({ items: items.map((day) => showDay(day, { today, rate })), ...rest })
  },
  'POST /wps/referral/claim': (call) =>
    onceByRules(call, 'claimReferral', async (tables, announce) => {
      const { context, caller } = call
      const paid = await claimCommissions(context, tables, announce, caller.member.id)
      return { amount: toDecimal(paid.amount), days: paid.days }
    }),
} satisfies Pick<
  Behaviour,
  | 'GET /wps/referral'
  | 'GET /wps/referral/friends'
  | 'GET /wps/referral/commissions'
  | 'POST /wps/referral/claim'
>
