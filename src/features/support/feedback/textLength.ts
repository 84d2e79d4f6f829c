import { countGraphemes, normalizeText } from '../../../lib/text.ts'

/** What is wrong with a text: the ids of its messages. */
export type TextProblem = 'empty' | 'tooShort' | 'tooLong'

type Limits = { min: number; max: number }

/** As the server counts it: characters as a person sees them, without the blanks around. */
export const lengthOf = (text: string): number => countGraphemes(normalizeText(text))

/** @returns true where nothing is wrong, as react-hook-form has it. */
export function textProblem(text: string, { min, max }: Limits): true | TextProblem {
  const length = lengthOf(text)
  if (length === 0) return 'empty'
  if (length < min) return 'tooShort'
  return length <= max || 'tooLong'
}
