/** What a change makes of a player's own limit. */
export type LimitStep = 'stricter' | 'same' | 'looser'

/**
 * Whether a change makes a player's own limit stricter, which holds at once, or looser, which has to
 * wait (ACT-18).
 * @param current what holds now, and `next` what is asked for, in one unit; null is no limit, which
 *   is the loosest.
 */
export function limitStep(current: number | null, next: number | null): LimitStep {
  if (next === current) return 'same'
  if (next === null) return 'looser'
  return current === null || next < current ? 'stricter' : 'looser'
}
