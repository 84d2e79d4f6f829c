/** Rules of a market on how games are played. The server enforces them. */
export type PlaySettings = {
  /** True if the game may start rounds automatically. */
  autoplay: boolean
  /** True if the player may shorten or stop the animation of a spin. */
  quickSpin: boolean
  /** Shortest time from the start of a spin to the next one, in milliseconds. */
  shortestSpin: number
  /** True if a payout smaller than the stake may be celebrated. */
  celebratesSmallWins: boolean
}
