import type { components } from '../../../../src/api/gen/paths.ts'
import type { WrittenTexts } from '../texts/texts.ts'

export type WheelPrize = {
  id: string
  label: WrittenTexts
  kind: components['schemas']['WheelPrize']['kind']
  /** Of 10,000 spins, how many win it. */
  weight: number
  /** Minor units of money, points or tickets. */
  worth: number
}

/** A wheel that tickets are spun on (PROMO-07). */
export type Wheel = {
  /** Minor units of deposits that a ticket comes with. */
  depositPerTicket: number
  /** Clockwise. Their weights add up to 10,000. */
  prizes: readonly WheelPrize[]
}
