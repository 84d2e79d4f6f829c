/** Schedule and contents of red envelope rains (PROMO-06). Amounts are minor units. */
export type EnvelopeRains = {
  /** Hours between the starts of two rains, counted from midnight. */
  everyHours: number
  /** Duration of a rain, in milliseconds. */
  openFor: number
  /** Total amount of the envelopes in a rain. */
  pot: number
  /** Number of envelopes in a rain; each member opens at most one. */
  envelopes: number
  /** Smallest and largest amount of one envelope. */
  least: number
  most: number
}
