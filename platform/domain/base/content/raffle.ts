/** A weekly raffle among members who played that week (API-59). Amounts are minor units. */
export type Raffle = {
  /** Promotion that shows the raffle. */
  promotionId: string
  /** Turnover in the week that earns one ticket. */
  turnover: number
  prize: number
}
