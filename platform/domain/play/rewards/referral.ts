/** Referrals: members who invite friends earn a share of the friends' turnover (PROMO-03). */

import { randomBelow } from '../../base/chance/chance.ts'
import type { Collections, DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import type { RowOf } from '../../base/storage/store.ts'
import { dayLength, dayOf } from '../../base/time/marketTime.ts'
import { lockMember } from '../../money/ledger/lockMember.ts'
import { post, toMovement } from '../../money/ledger/post.ts'
import { needsBet } from './beforeBets.ts'

export type ReferralRow = RowOf<Collections['referrals']>
export type ReferralDayRow = RowOf<Collections['referralDays']>

/** Time since the last bet within which a friend counts as active, in milliseconds. */
export const activeFor = 30 * dayLength

/**
 * Commission on a turnover, in minor units; negative for a negative turnover.
 * @param rate in hundredths of a percent.
 */
export const commissionOf = (rate: number, turnover: number): number =>
  Math.trunc((turnover * rate) / 10_000)

/** Letters and digits of codes, without those that are easily confused. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Code that friends of a member register with; created on the first call. */
export async function referralCodeOf(
  context: Pick<Context, 'store' | 'randomBytes'>,
  memberId: string,
): Promise<string> {
  const known = await context.store.referralCodes.get(memberId)
  if (known) return known.code
  return context.store.transaction(async ({ referralCodes }) => {
    const meanwhile = await referralCodes.get(memberId)
    if (meanwhile) return meanwhile.code
    const draw = () => letters[randomBelow(context.randomBytes, letters.length)]
    const code = Array.from({ length: 8 }, draw).join('')
    await referralCodes.insert({ id: memberId, code })
    return code
  })
}

/** Owner of a referral code as typed or from a link. */
export async function referrerOf(
  { referralCodes }: Pick<DomainTables, 'referralCodes'>,
  code: string,
): Promise<string | undefined> {
  if (code.trim() === '') return undefined
  const where = { code: code.trim().toUpperCase() }
  const [owner] = await referralCodes.find({ where, limit: 1 })
  return owner?.id
}

/**
 * Records the referrer of a new member, in the transaction that creates the member. A typed code
 * takes precedence over the code of the link. Unknown codes are ignored.
 */
export async function recordReferral(
  tables: Pick<DomainTables, 'referralCodes' | 'referrals'>,
  { id, registration, createdAt }: Pick<MemberRow, 'id' | 'registration' | 'createdAt'>,
): Promise<void> {
  const referrerId =
    (await referrerOf(tables, registration.affiliateCode)) ??
    (await referrerOf(tables, registration.referralCode))
  if (referrerId === undefined) return
  await tables.referrals.insert({
    id,
    referrerId,
    joinedAt: createdAt,
    turnover: 0,
    playedAt: null,
  })
}

const dayId = (referrerId: string, day: string): string => `${referrerId}/${day}`

/** Adds turnover to the day of a referrer. */
async function addToDay(
  { referralDays }: Pick<DomainTables, 'referralDays'>,
  { referrerId, day, turnover }: Pick<ReferralDayRow, 'referrerId' | 'day' | 'turnover'>,
): Promise<void> {
  const id = dayId(referrerId, day)
  const row = await referralDays.get(id)
  if (row) await referralDays.update(id, { turnover: row.turnover + turnover })
  else await referralDays.insert({ id, referrerId, day, turnover, claimedAt: null })
}

type ReferralTables = Pick<DomainTables, 'referrals' | 'referralDays'>

/**
 * Adds a friend's turnover to the totals of their referrer; does nothing if there is no referrer.
 */
export async function countForReferrer(
  tables: ReferralTables,
  { friendId, turnover, at }: { friendId: string; turnover: number; at: number },
): Promise<void> {
  const friend = await tables.referrals.get(friendId)
  if (!friend) return
  await tables.referrals.update(friendId, { turnover: friend.turnover + turnover, playedAt: at })
  const { referrerId } = friend
  await addToDay(tables, { referrerId, day: dayOf(at), turnover })
}

/**
 * Corrects a friend's turnover on the day of the bet. If the referrer has already claimed that day,
 * the current day is corrected instead. The turnover of a day may be negative; the next claim
 * deducts it.
 * @param correction `difference` in minor units.
 */
export async function correctForReferrer(
  { now }: Pick<Context, 'now'>,
  tables: ReferralTables,
  correction: { friendId: string; difference: number; settledAt: number },
): Promise<void> {
  const { friendId, difference: turnover, settledAt } = correction
  const friend = turnover === 0 ? undefined : await tables.referrals.get(friendId)
  if (!friend) return
  await tables.referrals.update(friendId, { turnover: friend.turnover + turnover })
  const { referrerId } = friend
  const played = await tables.referralDays.get(dayId(referrerId, dayOf(settledAt)))
  const day = played?.claimedAt === null ? played.day : dayOf(now())
  await addToDay(tables, { referrerId, day, turnover })
}

/**
 * Pays a member's referral commissions of all completed days as one amount, less those of days with
 * a negative turnover.
 */
export async function claimCommissions(
  context: Context<'NOTHING_TO_CLAIM' | 'NOT_ELIGIBLE'>,
  tables: DomainTables,
  announce: Announce,
  memberId: string,
): Promise<{ amount: number; days: number }> {
  await lockMember(tables, memberId)
  const now = context.now()
  const today = dayOf(now)
  const where = { referrerId: memberId, claimedAt: null, day: { below: today } }
  const open = await tables.referralDays.find({ where })
  const rate = context.content.referralRate
  const due = open.filter(({ turnover }) => commissionOf(rate, turnover) !== 0)
  const amount = due.reduce((sum, { turnover }) => sum + commissionOf(rate, turnover), 0)
  if (amount <= 0) context.reject('NOTHING_TO_CLAIM')
  if (await needsBet(tables, memberId, 'REFERRAL')) context.reject('NOT_ELIGIBLE')
  for (const { id } of due) await tables.referralDays.update(id, { claimedAt: now })
  const from = { kind: 'house', name: 'commissions' } as const
  const to = { kind: 'main', memberId } as const
  const reference = `referral/${memberId}/${today}`
  await post(context, tables, announce, toMovement('REFERRAL', reference, { from, to, amount }))
  return { amount, days: due.length }
}
