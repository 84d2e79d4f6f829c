/** Effect of a change on a player's limit. */
export type LimitStep = 'stricter' | 'same' | 'looser'

/**
 * Compares a new limit of a player with the current one. A stricter limit takes effect at once, a
 * looser one after a delay (ACT-18).
 * @param current the current limit, in the same unit as `next`; null means no limit
 * @param next the new limit; null means no limit
 */
export function limitStep(current: number | null, next: number | null): LimitStep {
  if (next === current) return 'same'
  if (next === null) return 'looser'
  return current === null || next < current ? 'stricter' : 'looser'
}
