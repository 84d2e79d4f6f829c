import type { components } from '../../api/gen/paths.ts'
import { dayIn } from '../../lib/zonedDay.ts'

export type Promotion = components['schemas']['Promotion']
export type PromotionType = Promotion['type']

/** Position of each type of promotion on the page, from the top (PROMO-05). */
const places: Readonly<Record<PromotionType, number>> = {
  NEWBIE: 1,
  LIMITED: 2,
  SPECIAL_OFFER: 3,
  DAILY: 4,
  HIGH_REBATE: 5,
  VIP: 6,
}

/**
 * Phase of a promotion. It is independent of the member's own status: a promotion with a claimed
 * reward or a rejected application counts as running.
 */
export type Phase = 'running' | 'coming' | 'ended'

const phaseOrder: Readonly<Record<Phase, number>> = { running: 0, coming: 1, ended: 2 }

export function phaseOf({ status }: Pick<Promotion, 'status'>): Phase {
  switch (status) {
    case 'COMING_SOON':
      return 'coming'
    case 'CLOSE':
      return 'ended'
    default:
      return 'running'
  }
}

/**
 * Last moment at which a promotion runs, one millisecond before `endsAt`. A promotion that ends at
 * midnight thus has the previous day as its last day.
 * @param endsAt ISO 8601
 */
export const lastMomentOf = (endsAt: string): string =>
  new Date(Date.parse(endsAt) - 1).toISOString()

const dayLength = 86_400_000

/**
 * Number of midnights from now until an instant: 0 on the same day in the time zone.
 * @param instant ISO 8601
 * @param now milliseconds since 1970
 */
export const daysUntil = (instant: string, now: number, timeZone: string): number =>
  (Date.parse(dayIn(timeZone, Date.parse(instant))) - Date.parse(dayIn(timeZone, now))) / dayLength

export type PromotionGroup = { type: PromotionType; promotions: Promotion[] }

/**
 * Groups promotions by type and sorts running promotions first, then future ones, then ended ones.
 * Types without promotions are omitted.
 */
export const groupPromotions = (promotions: readonly Promotion[]): PromotionGroup[] =>
  [...Map.groupBy(promotions, ({ type }) => type)]
    .map(([type, ofType]) => ({
      type,
      promotions: ofType.toSorted(
        (one, other) => phaseOrder[phaseOf(one)] - phaseOrder[phaseOf(other)],
      ),
    }))
    .toSorted((one, other) => places[one.type] - places[other.type])
