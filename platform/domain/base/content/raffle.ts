/** A weekly raffle among members who played that week (API-59). Amounts are minor units. */
export type Raffle = {
  /** Promotion that shows the raffle. */
  promotionId: string
  /** Turnover of a week that earns a member the week's ticket. */
  turnover: number
  prize: number
}
