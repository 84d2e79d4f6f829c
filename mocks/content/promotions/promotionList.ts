/** The promotions of the platform, of every type (PROMO-05), as its marketing wrote them. */

import type { Promotion } from '../../../platform/domain/base/content/promotion.ts'
import { limitedPromotions } from './limitedPromotions.ts'
import { standingPromotions } from './standingPromotions.ts'

/** In the order in which they are shown. */
export const promotions: readonly Promotion[] = [...limitedPromotions, ...standingPromotions]
