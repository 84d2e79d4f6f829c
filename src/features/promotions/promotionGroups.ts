import type { components } from '../../api/gen/paths.ts'

export type Promotion = components['schemas']['Promotion']
export type PromotionType = Promotion['type']

/** Each type of promotion, in the order in which they are shown (PROMO-05). */
const places: Readonly<Record<PromotionType, number>> = {
  NEWBIE: 1,
  LIMITED: 2,
  SPECIAL_OFFER: 3,
  DAILY: 4,
  HIGH_REBATE: 5,
  VIP: 6,
}

/** Where a promotion is in its time: one that was claimed or refused may still run, or be over. */
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
 * The last moment at which a promotion runs: one that ends at midnight runs until the day before.
 *
 * @param endsAt the first moment at which it no longer runs, ISO 8601
 */
export const lastMomentOf = (endsAt: string): string =>
  new Date(Date.parse(endsAt) - 1).toISOString()

export type PromotionGroup = { type: PromotionType; promotions: Promotion[] }

/**
 * Promotions by their type, what runs before what comes and what is over; a type with none is left
 * out.
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
