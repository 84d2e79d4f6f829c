import type { components } from '../../api/gen/paths.ts'

export type Promotion = components['schemas']['Promotion']
export type PromotionType = Promotion['type']

/** The types of promotions in the order in which they are shown (PROMO-05). */
const order: readonly PromotionType[] = [
  ...(['NEWBIE', 'LIMITED', 'SPECIAL_OFFER', 'DAILY', 'HIGH_REBATE', 'VIP'] as const),
]

export type PromotionGroup = { type: PromotionType; promotions: Promotion[] }

/** Promotions by their type; types of which there is none are left out. */
export const grouped = (promotions: readonly Promotion[]): PromotionGroup[] =>
  order
    .map((type) => ({ type, promotions: promotions.filter((one) => one.type === type) }))
    .filter((group) => group.promotions.length > 0)
