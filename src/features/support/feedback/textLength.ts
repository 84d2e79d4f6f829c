import { countGraphemes, normalizeText } from '../../../lib/text.ts'

/** Problem of a text; part of a message id. */
export type TextProblem = 'empty' | 'tooShort' | 'tooLong'

type Limits = { min: number; max: number }

/** Length as the server counts it: in graphemes, without surrounding whitespace. */
export const lengthOf = (text: string): number => countGraphemes(normalizeText(text))

/** @returns true for a valid text, as react-hook-form expects. */
export function textProblem(text: string, { min, max }: Limits): true | TextProblem {
  const length = lengthOf(text)
  if (length === 0) return 'empty'
  if (length < min) return 'tooShort'
  return length <= max || 'tooLong'
}
