/** Milliseconds between the warning and the lock. */
export const warningBefore = 120_000

/** Time limit in minutes if the market defines none. */
export const usualIdleMinutes = 30

/**
 * Readings of both clocks in milliseconds: `steady` never jumps but may pause during sleep, `wall`
 * may be set.
 */
export type Moment = { steady: number; wall: number }

export const now = (): Moment => ({ steady: performance.now(), wall: Date.now() })

export type IdleState =
  | { kind: 'active' }
  | { kind: 'warning'; endsAt: number }
  | { kind: 'locked' }

/**
 * State of a page that is idle since a moment.
 * @param limit milliseconds of inactivity until the lock.
 * @returns `endsAt` of a warning is a time of the steady clock. After a sleep, or a change of the
 * wall clock, the page warns instead of locking, because the two cannot be distinguished.
 */
export function idleState(lastTouch: Moment, at: Moment, limit: number): IdleState {
  const idle = at.steady - lastTouch.steady
  if (idle >= limit) return { kind: 'locked' }
  if (idle >= limit - warningBefore) return { kind: 'warning', endsAt: lastTouch.steady + limit }
  const slept = at.wall - lastTouch.wall - idle
  return slept >= limit
    ? { kind: 'warning', endsAt: at.steady + warningBefore }
    : { kind: 'active' }
}
