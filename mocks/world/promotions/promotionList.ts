/** The promotions of the platform, of every type (PROMO-05), as its marketing wrote them. */
import { limitedPromotions } from './limitedPromotions.ts'
import type { Promotion } from './promotion.ts'
import { standingPromotions } from './standingPromotions.ts'

/** In the order in which they are shown. */
export const promotions: readonly Promotion[] = [...limitedPromotions, ...standingPromotions]
