/** Rules of automatic play. */
import type { SlotWords } from '../../../content/games/slotTexts.ts'

/** Amounts are minor units. */
export type Autoplay = {
  /** Spins left. */
  left: number
  /** Losses minus wins so far. */
  lost: number
  /** The next spin must not be able to raise `lost` above this limit. */
  lossLimit: number
  /** A spin that pays at least this much ends it; undefined for no limit. */
  winLimit: number | undefined
}

export type AutoplayEnd = keyof Pick<SlotWords, 'autoplayEnded' | 'autoplayLoss' | 'autoplayWin'>

/** State after a spin, or the reason for its end. */
export function afterSpin(
  { left, lost, lossLimit, winLimit }: Autoplay,
  { stake, win }: { stake: number; win: number },
): Autoplay | AutoplayEnd {
  const next = { left: left - 1, lost: lost + stake - win, lossLimit, winLimit }
  if (winLimit !== undefined && win >= winLimit) return 'autoplayWin'
  if (next.left <= 0) return 'autoplayEnded'
  return next.lost + stake > lossLimit ? 'autoplayLoss' : next
}
