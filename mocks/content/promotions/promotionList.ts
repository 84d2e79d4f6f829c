/** Promotions of every type (PROMO-05). */

import type { Promotion } from '../../../platform/domain/base/content/promotion.ts'
import { limitedPromotions } from './limitedPromotions.ts'
import { standingPromotions } from './standingPromotions.ts'

/** Promotions in display order. */
export const promotions: readonly Promotion[] = [...limitedPromotions, ...standingPromotions]
