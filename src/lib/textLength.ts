import { countGraphemes, normalizeText } from './text.ts'

/** Bounds as a server sent them, in graphemes; either may be absent or invalid. */
export type LengthBounds = {
  minLength?: number | null | undefined
  maxLength?: number | null | undefined
}

/** Result of comparing a text with its bounds; `shortfall` and `excess` are in graphemes. */
export type LengthResult =
  | { kind: 'fits'; count: number }
  | { kind: 'tooShort'; count: number; shortfall: number }
  | { kind: 'tooLong'; count: number; excess: number }

/** Problem of the bounds themselves; `minAboveMax` is a problem of both bounds together. */
export type LengthProblem =
  | { bound: 'minLength' | 'maxLength'; reason: 'notANumber' | 'notWhole' | 'negative' | 'zero' }
  | { bound: 'both'; reason: 'minAboveMax' }

/** Valid bounds in whole graphemes; 0 is no minimum, and Infinity no maximum. */
export type UsableBounds = { min: number; max: number }

/**
 * Valid bounds of a rule. Invalid bounds are ignored, so that an invalid rule never locks a player
 * out; the server has the final decision. A maximum of 0 means no maximum. If the minimum is above
 * the maximum, both are ignored. `lengthProblems` reports the problems.
 */
export function usableBounds({ minLength, maxLength }: LengthBounds): UsableBounds {
  const min = isNumber(minLength) && minLength > 0 ? Math.ceil(minLength) : 0
  const max = isNumber(maxLength) && maxLength >= 1 ? Math.floor(maxLength) : Infinity
  return min > max ? { min: 0, max: Infinity } : { min, max }
}

/**
 * Compares the length of a text, in graphemes after NFC normalisation and trimming, with its bounds
 * (REG-18). An empty text is shorter than any minimum, so check first whether the field may stay
 * empty.
 */
export function checkLength(value: string, bounds: LengthBounds): LengthResult {
  const { min, max } = usableBounds(bounds)
  const count = countGraphemes(normalizeText(value))
  if (count < min) return { kind: 'tooShort', count, shortfall: min - count }
  if (count > max) return { kind: 'tooLong', count, excess: count - max }
  return { kind: 'fits', count }
}

/** Problems of a rule's bounds; empty when they are valid. An absent bound is valid. */
export function lengthProblems(bounds: LengthBounds): LengthProblem[] {
  const problems: LengthProblem[] = []
  for (const bound of ['minLength', 'maxLength'] as const) {
    const value = bounds[bound]
    if (value === undefined) continue
    if (!isNumber(value)) problems.push({ bound, reason: 'notANumber' })
    else if (value < 0) problems.push({ bound, reason: 'negative' })
    else if (!Number.isInteger(value)) problems.push({ bound, reason: 'notWhole' })
    else if (bound === 'maxLength' && value === 0) problems.push({ bound, reason: 'zero' })
  }
  const { minLength: min, maxLength: max } = bounds
  if (problems.length === 0 && isNumber(min) && isNumber(max) && min > max)
    problems.push({ bound: 'both', reason: 'minAboveMax' })
  return problems
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
