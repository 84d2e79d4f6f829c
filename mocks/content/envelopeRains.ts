import type { EnvelopeRains } from '../../platform/domain/base/content/envelopeRains.ts'

/** Red-envelope events of the demonstration (PROMO-06, PROMO-09). Amounts are in minor units. */
export const envelopeRains: EnvelopeRains = {
  everyHours: 3,
  openFor: 3_600_000,
  pot: 500_000,
  envelopes: 500,
  least: 100,
  most: 8_888,
}
