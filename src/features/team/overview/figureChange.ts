export type FigureChange = {
  direction: 'up' | 'down' | 'same'
  /** Absolute share of the previous figure; undefined if it is not meaningful. */
  share?: number
}

/** Largest share shown. Larger ones result from tiny previous figures and are not meaningful. */
const mostShare = 9.99

/**
 * Change of a figure. It has no share if the previous figure is zero or negative, or the current
 * one is negative.
 */
export function changeOf(current: number, before: number): FigureChange {
  if (current === before) return { direction: 'same' }
  const direction = current > before ? 'up' : 'down'
  if (before <= 0 || current < 0) return { direction }
  const share = Math.abs(current - before) / before
  return share > mostShare ? { direction } : { direction, share }
}
