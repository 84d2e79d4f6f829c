import { convertRequestLimits } from '../../../api/gen/limits.ts'
import type { Language } from '../../../kit/i18n/allLanguages.ts'
import { toMinor } from '../../../lib/money.ts'
import { parseAmount } from '../../../money/amount/parseAmount.ts'

const mostAtOnce = convertRequestLimits.points.maximum

export type PointLimits = {
  minimum: number
  /** Points are converted in multiples of this number. */
  step: number
  available: number
}

export type PointsProblem =
  | 'missing'
  | 'notWhole'
  | 'belowMinimum'
  | 'aboveAvailable'
  | 'aboveMost'
  | 'step'

export type CheckedPoints =
  | { points: number; problem?: never }
  | { points?: never; problem: PointsProblem }

/**
 * Parses whole points in the format of a language, such as `1.500` in Portuguese, and checks them
 * against the limits.
 */
export function checkPoints(text: string, limits: PointLimits, language: Language): CheckedPoints {
  const parsed = parseAmount(text, language)
  if (parsed.problem !== undefined) {
    return { problem: parsed.problem === 'missing' ? 'missing' : 'notWhole' }
  }
  const hundredths = toMinor(parsed.amount)
  if (hundredths % 100 !== 0) return { problem: 'notWhole' }
  const points = hundredths / 100
  if (points < limits.minimum) return { problem: 'belowMinimum' }
  if (points > limits.available) return { problem: 'aboveAvailable' }
  if (points > mostAtOnce) return { problem: 'aboveMost' }
  return points % limits.step === 0 ? { points } : { problem: 'step' }
}

/** Maximum number of points that the member can convert at once. */
export const mostPoints = ({ step, available }: PointLimits): number => {
  const most = Math.min(available, mostAtOnce)
  return most - (most % step)
}
