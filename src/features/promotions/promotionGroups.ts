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

export type PromotionGroup = { type: PromotionType; promotions: Promotion[] }

/** Promotions by their type; types of which there is none are left out. */
export const grouped = (promotions: readonly Promotion[]): PromotionGroup[] =>
  [...Map.groupBy(promotions, ({ type }) => type)]
    .map(([type, ofType]) => ({ type, promotions: ofType }))
    .toSorted((one, other) => places[one.type] - places[other.type])
