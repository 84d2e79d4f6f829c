export type FigureChange = {
  direction: 'up' | 'down' | 'same'
  /** As a share of what it was before, without a sign; undefined where that says nothing. */
  share?: number
}

/** A larger share, of what was next to nothing, is a number that nobody compares. */
const mostShare = 9.99

/**
 * How a figure has changed. Of nothing, and of what is below nothing on either side, no share can
 * be told.
 */
export function changeOf(current: number, before: number): FigureChange {
  if (current === before) return { direction: 'same' }
  const direction = current > before ? 'up' : 'down'
  if (before <= 0 || current < 0) return { direction }
  const share = Math.abs(current - before) / before
  return share > mostShare ? { direction } : { direction, share }
}
