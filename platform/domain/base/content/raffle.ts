/**
 * A raffle that is drawn each week among those who have played in it (API-59). Amounts are minor
 * units.
 */
export type Raffle = {
  /** The promotion that it is. */
  promotionId: string
  /** What a member has to play in the week for a ticket. */
  turnover: number
  prize: number
}
