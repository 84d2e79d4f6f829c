import { countGraphemes, normalizeText } from './text.ts'

/** Bounds as a server sent them, in graphemes; either may be absent or nonsense. */
export type LengthBounds = {
  minLength?: number | null | undefined
  maxLength?: number | null | undefined
}

/** How a text stands to its bounds; `shortfall` and `excess` are graphemes. */
export type LengthResult =
  | { kind: 'fits'; count: number }
  | { kind: 'tooShort'; count: number; shortfall: number }
  | { kind: 'tooLong'; count: number; excess: number }

/** Something wrong with the bounds themselves; `minAboveMax` concerns both. */
export type LengthProblem =
  | { bound: 'minLength' | 'maxLength'; reason: 'notANumber' | 'notWhole' | 'negative' | 'zero' }
  | { bound: 'both'; reason: 'minAboveMax' }

/** The bounds that are in force, in whole graphemes: 0 and Infinity stand for none. */
export type UsableBounds = { min: number; max: number }

/**
 * The bounds that can be obeyed. What makes no sense is left out, so that a broken rule never
 * locks a player out; the server has the last word. A maximum of 0 means no maximum, and bounds
 * that contradict each other are both left out. `lengthProblems` says what was wrong.
 */
export function usableBounds({ minLength, maxLength }: LengthBounds): UsableBounds {
  const min = isNumber(minLength) && minLength > 0 ? Math.ceil(minLength) : 0
  const max = isNumber(maxLength) && maxLength >= 1 ? Math.floor(maxLength) : Infinity
  return min > max ? { min: 0, max: Infinity } : { min, max }
}

/**
 * Checks REG-18: the length of a text, in graphemes after NFC and trim, against its bounds.
 * An empty text is shorter than any minimum: ask first whether the field may stay empty.
 */
export function checkLength(value: string, bounds: LengthBounds): LengthResult {
  const { min, max } = usableBounds(bounds)
  const count = countGraphemes(normalizeText(value))
  if (count < min) return { kind: 'tooShort', count, shortfall: min - count }
  if (count > max) return { kind: 'tooLong', count, excess: count - max }
  return { kind: 'fits', count }
}

/** What is wrong with the bounds of a rule; empty when they are sound. An absent bound is sound. */
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
