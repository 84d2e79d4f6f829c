import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

/** A daily or weekly mission (PROMO-02). */
export type Mission = {
  id: string
  period: 'DAILY' | 'WEEKLY'
  title: WrittenTexts
  description: WrittenTexts
  metric: components['schemas']['Mission']['metric']
  /** Value of the metric that completes the mission. */
  target: number
  /** `amount` is money in minor units. */
  reward: { amount?: number; points?: number; tickets?: number }
}
