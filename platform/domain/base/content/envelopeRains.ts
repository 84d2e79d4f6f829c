/** When red envelopes rain, and what is in them (PROMO-06). Amounts are minor units. */
export type EnvelopeRains = {
  /** Hours from one rain to the next, counted from midnight. */
  everyHours: number
  /** How long one falls, in milliseconds. */
  openFor: number
  /** What a rain gives in all. */
  pot: number
  /** To how many members a rain gives. */
  envelopes: number
  /** The least and the most that one envelope holds. */
  least: number
  most: number
}
