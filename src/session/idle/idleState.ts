/** Milliseconds before the lock at which the warning comes. */
export const warningBefore = 120_000

/** Minutes where the market says nothing. */
export const usualIdleMinutes = 30

/**
 * Both clocks of a machine, in milliseconds: one never jumps but may rest with the machine, one may
 * be set.
 */
export type Moment = { steady: number; wall: number }

export const now = (): Moment => ({ steady: performance.now(), wall: Date.now() })

export type IdleState =
  | { kind: 'active' }
  | { kind: 'warning'; endsAt: number }
  | { kind: 'locked' }

/**
 * How a page stands that nobody has touched since a moment.
 * @param limit milliseconds without a touch until the lock.
 * @returns `endsAt` of a warning is on the steady clock. A machine that slept, or whose clock was
 *   set, is warned and not locked: nobody can tell the two apart.
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
