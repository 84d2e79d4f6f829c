/** Participation in promotions, and the bonuses earned by it (PROMO-12). */

import type { Collections, DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Condition, Promotion } from '../../base/content/promotion.ts'
import type { Context } from '../../base/context/context.ts'
import { allowsBonuses, type BonusKind, type Market } from '../../base/platform/markets.ts'
import { isOn } from '../../base/platform/platform.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { RowOf } from '../../base/storage/store.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import { type Occurrence, occurrenceAt } from '../../base/time/occurrence.ts'
import { turnoverOf } from '../../money/ledger/turnover.ts'
import { depositsOf } from '../missions/progress.ts'
import { grantReward, never } from '../rewards/grantReward.ts'

export type Entry = RowOf<Collections['promotionEntries']>

/** Age below which an account counts as new, and time to claim an earned bonus; in milliseconds. */
const newbieFor = 30 * dayLength
const claimable = 7 * dayLength

/**
 * Platform module whose page a promotion links to. The promotion is shown only while the module is
 * on.
 */
const moduleOf = { RED_ENVELOPES: 'REDENVELOPE3', WHEEL: 'WHEEL3' } as const

/**
 * Kinds of bonuses in a promotion that members can get before they have bet; some markets forbid
 * them.
 */
const bonusKindsOf = ({ type, condition }: Promotion): BonusKind[] => [
  ...(type === 'NEWBIE' ? ['REGISTRATION' as const] : []),
  ...(condition?.kind === 'DEPOSIT' ? ['DEPOSIT' as const] : []),
]

const isAllowed = (promotion: Promotion, market: Market): boolean =>
  allowsBonuses(market, bonusKindsOf(promotion))

export type VisiblePromotion = { promotion: Promotion; occurrence: Occurrence }

/**
 * Promotions that the market and the platform modules allow and that are visible now: running ones
 * first, then upcoming, then ended.
 */
export async function shownPromotions(
  context: Pick<Context, 'content' | 'now'>,
  tables: Pick<DomainTables, 'settings'>,
): Promise<VisiblePromotion[]> {
  const now = context.now()
  const platform = await readPlatform(tables)
  const order = { RUNNING: 0, COMING: 1, ENDED: 2 } as const
  return context.content.promotions
    .filter((promotion) => isAllowed(promotion, platform.market))
    .filter(({ leadsTo }) => leadsTo === undefined || isOn(platform, moduleOf[leadsTo]))
    .flatMap((promotion) => {
      const occurrence = occurrenceAt(promotion.period, now)
      return occurrence ? [{ promotion, occurrence }] : []
    })
    .toSorted((a, b) => order[a.occurrence.state] - order[b.occurrence.state])
}

export const entryId = (memberId: string, { promotion, occurrence }: VisiblePromotion): string =>
  `${memberId}/${promotion.id}/${occurrence.key}`

export type EntryProgress = {
  turnover: number
  turnoverRequired: number
  deposits: number
  /** Current amount of the bonus, in minor units like all amounts here. */
  bonus: number
  isMet: boolean
}

/** Progress of deposits and turnover towards a condition. */
export function progressTowards(
  condition: Condition,
  { turnover, deposits }: { turnover: number; deposits: number },
): EntryProgress {
  if (condition.kind === 'TURNOVER') {
    const { turnover: turnoverRequired, bonus } = condition
    return { turnover, turnoverRequired, deposits, bonus, isMet: turnover >= turnoverRequired }
  }
  const { minimumDeposit, percent, maximumBonus, turnoverMultiple } = condition
  if (deposits < minimumDeposit) {
    return { turnover, turnoverRequired: 0, deposits, bonus: 0, isMet: false }
  }
  const bonus = Math.min(maximumBonus, Math.floor((deposits * percent) / 100))
  const counted = Math.min(deposits, Math.floor((maximumBonus * 100) / percent))
  const turnoverRequired = turnoverMultiple * (counted + bonus)
  return { turnover, turnoverRequired, deposits, bonus, isMet: turnover >= turnoverRequired }
}

/** Progress of a member since they entered a promotion. */
export async function progressOfEntry(
  tables: Pick<DomainTables, 'bets' | 'ledgerEntries' | 'memberDays'>,
  { memberId, joinedAt, endsAt }: Entry,
  condition: Condition,
): Promise<EntryProgress> {
  const period = { from: joinedAt, to: endsAt }
  const turnover = await turnoverOf(tables, memberId, period)
  const deposits = await depositsOf(tables, memberId, period)
  return progressTowards(condition, { turnover, deposits })
}

/**
 * Issues the bonuses whose conditions the member has met. Called before promotions or rewards are
 * shown, so that no background job is needed.
 */
export async function issueEarnedRewards(context: Context, memberId: string): Promise<void> {
  const where = { memberId, status: 'JOINED' }
  const { market } = await readPlatform(context.store)
  for (const entry of await context.store.promotionEntries.find({ where })) {
    const promotion = context.content.promotions.find(({ id }) => id === entry.promotionId)
    if (!promotion?.condition) continue
    // The operator may have switched to a market that forbids the bonus.
    if (!isAllowed(promotion, market)) continue
    const { isMet, bonus } = await progressOfEntry(context.store, entry, promotion.condition)
    if (!isMet || bonus <= 0) continue
    await context.store.transaction(async (tables) => {
      const isMine = await tables.promotionEntries.update(
        ...([entry.id, { status: 'ISSUED' }, { status: 'JOINED' }] as const),
      )
      if (!isMine) return
      const reward = { memberId, kind: 'PROMOTION', amount: bonus, reference: entry.id } as const
      const expiresAt = context.now() + claimable
      const { title, wagering: asked } = promotion
      const wagering = asked && { required: asked.times * bonus, days: asked.days }
      await grantReward(context, tables, { ...reward, expiresAt, title, wagering })
    })
  }
}

/** Enters a member into a running promotion. */
export async function joinPromotion(
  context: Context<'NOT_FOUND' | 'ALREADY_JOINED' | 'NOT_POSSIBLE_NOW' | 'NOT_ELIGIBLE'>,
  tables: DomainTables,
  member: Pick<MemberRow, 'id' | 'createdAt'>,
  promotionId: string,
): Promise<VisiblePromotion & { entry: Entry }> {
  const now = context.now()
  const all = await shownPromotions(context, tables)
  const shown = all.find(({ promotion }) => promotion.id === promotionId)
  if (!shown) context.reject('NOT_FOUND')
  const { promotion, occurrence } = shown
  if (!promotion.condition || occurrence.state !== 'RUNNING') context.reject('NOT_POSSIBLE_NOW')
  const isNewbie = now < member.createdAt + newbieFor
  if (promotion.type === 'NEWBIE' && !isNewbie) context.reject('NOT_ELIGIBLE')
  const id = entryId(member.id, shown)
  if (await tables.promotionEntries.get(id)) context.reject('ALREADY_JOINED')
  const entry: Entry = {
    id,
    memberId: member.id,
    promotionId,
    status: 'JOINED',
    joinedAt: now,
    endsAt: occurrence.endsAt ?? never,
  }
  await tables.promotionEntries.insert(entry)
  return { ...shown, entry }
}
