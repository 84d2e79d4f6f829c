import { limitStep } from '../../../../lib/limitStep.ts'
import {
  type LimitPeriod,
  limitPeriods,
  type PlayerLimit,
  sizeOf,
  usedSize,
} from './playerLimit.ts'

/** What a change of a limit does, to be said before it is made. */
export type Meaning =
  /** It holds at once, or after the cooling-off period; `same` calls a waiting change off. */
  | { kind: 'stricter' | 'looser' | 'removal' | 'same' }
  /** A change that waits falls away. */
  | { kind: 'replaces'; from: string }
  /** It allows nothing at all. */
  | { kind: 'blocks' }
  /** What it allows in this period is used already. */
  | { kind: 'usedUp' }
  /** Another limit of the same kind stops the player first. */
  | { kind: 'longerIsLower' | 'shorterIsHigher'; period: LimitPeriod; size: number }

/** The limit of the same kind that another period has, if any. */
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
 * What a change does, the most important first. Limits of several periods hold side by side, so one
 * that is out of line with another is allowed and said: the stricter one counts.
 * @param next minor units, for time minutes; null for no limit.
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
