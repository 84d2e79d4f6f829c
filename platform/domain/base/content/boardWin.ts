export type BoardWin = {
  winId: string
  customerName: string
  nodeId: string
  /** Minor units. */
  amount: number
  /** Milliseconds since 1970. */
  at: number
}
