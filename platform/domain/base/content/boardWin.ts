export type BoardWin = {
  winId: string
  customerName: string
  nodeId: string
  /** Amount in minor units. */
  amount: number
  /** Time in milliseconds since 1970. */
  at: number
}
