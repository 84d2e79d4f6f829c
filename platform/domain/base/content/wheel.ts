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
  /** Deposited amount that earns one ticket, in minor units. */
  depositPerTicket: number
  /** Prizes in clockwise order; their weights add up to 10,000. */
  prizes: readonly WheelPrize[]
}
