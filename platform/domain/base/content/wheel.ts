import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

export type WheelPrize = {
  id: string
  label: WrittenTexts
  kind: components['schemas']['WheelPrize']['kind']
  /** Probability, in ten-thousandths. */
  weight: number
  /** Minor units of money, or a number of points or tickets. */
  worth: number
}

/** A wheel that members spin with tickets (PROMO-07). */
export type Wheel = {
  /** Deposits in minor units that earn one ticket. */
  depositPerTicket: number
  /** Clockwise. The weights add up to 10,000. */
  prizes: readonly WheelPrize[]
}
