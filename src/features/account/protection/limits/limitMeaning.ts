import { limitStep } from '../../../../lib/limitStep.ts'
import {
  type LimitPeriod,
  limitPeriods,
  type PlayerLimit,
  sizeOf,
  usedSize,
} from './playerLimit.ts'

/** Effect of a limit change, shown before it is saved. */
export type Meaning =
  /** `stricter` applies at once, `looser` and `removal` later; `same` cancels a pending change. */
  | { kind: 'stricter' | 'looser' | 'removal' | 'same' }
  /** The change replaces a pending one, which would take effect at the time `from`. */
  | { kind: 'replaces'; from: string }
  /** The new limit is zero. */
  | { kind: 'blocks' }
  /** The usage of the current period has already reached the limit. */
  | { kind: 'usedUp' }
  /** A limit of the same kind for another period stops the player first. */
  | { kind: 'longerIsLower' | 'shorterIsHigher'; period: LimitPeriod; size: number }

/** Limit of the same kind for another period. */
type Neighbour = { period: LimitPeriod; size: number; isLonger: boolean }

function neighboursOf(limit: PlayerLimit, all: readonly PlayerLimit[]): Neighbour[] {
  const place = limitPeriods.indexOf(limit.period)
  return all.flatMap((other) => {
    const size = sizeOf(other)
    if (other.kind !== limit.kind || other.period === limit.period || size === null) return []
    return [{ period: other.period, size, isLonger: limitPeriods.indexOf(other.period) > place }]
  })
}

/**
 * Effects of a change, the most important first. Limits of several periods apply independently, so
 * a limit that contradicts another is allowed and reported: the stricter one decides.
 * @param next minor units, or minutes for time; null for no limit.
 */
export function meaningOf(
  limit: PlayerLimit,
  all: readonly PlayerLimit[],
  next: number | null,
): Meaning[] {
  const step = limitStep(sizeOf(limit), next)
  const first = step === 'looser' && next === null ? 'removal' : step
  const meanings: Meaning[] = [{ kind: first }]
  if (limit.pending && step !== 'same') {
    meanings.push({ kind: 'replaces', from: limit.pending.from })
  }
  if (next === null) return meanings
  if (next === 0) meanings.push({ kind: 'blocks' })
  else if (step !== 'looser' && usedSize(limit) >= next) meanings.push({ kind: 'usedUp' })
  for (const { period, size, isLonger } of neighboursOf(limit, all)) {
    if (isLonger && size < next) meanings.push({ kind: 'longerIsLower', period, size })
    if (!isLonger && size > next) meanings.push({ kind: 'shorterIsHigher', period, size })
  }
  return meanings
}
