import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

/** What members are asked to do in a day or a week (PROMO-02). */
export type Mission = {
  id: string
  period: 'DAILY' | 'WEEKLY'
  title: WrittenTexts
  description: WrittenTexts
  metric: components['schemas']['Mission']['metric']
  /** In the metric's units. */
  target: number
  /** Money in minor units. */
  reward: { amount?: number; points?: number; tickets?: number }
}
