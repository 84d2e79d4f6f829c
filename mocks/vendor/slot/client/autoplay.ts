/** Limits of automatic play, and the decision after each spin. */
import type { SlotWords } from '../../../content/games/slotTexts.ts'

/** State and limits of automatic play. Amounts are minor units. */
export type Autoplay = {
  /** Spins left. */
  left: number
  /** Net loss so far: stakes minus wins. */
  lost: number
  /** Automatic play ends if another spin could raise `lost` above this limit. */
  lossLimit: number
  /** Win of a single spin at which automatic play ends; undefined for no limit. */
  winLimit: number | undefined
}

export type AutoplayEnd = keyof Pick<SlotWords, 'autoplayEnded' | 'autoplayLoss' | 'autoplayWin'>

/** State of automatic play after a spin, or the reason why automatic play ends. */
export function afterSpin(
  { left, lost, lossLimit, winLimit }: Autoplay,
  { stake, win }: { stake: number; win: number },
): Autoplay | AutoplayEnd {
  const next = { left: left - 1, lost: lost + stake - win, lossLimit, winLimit }
  if (winLimit !== undefined && win >= winLimit) return 'autoplayWin'
  if (next.left <= 0) return 'autoplayEnded'
  return next.lost + stake > lossLimit ? 'autoplayLoss' : next
}
