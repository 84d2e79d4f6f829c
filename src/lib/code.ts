import { joinText } from './text.ts'

/**
 * Parses a code of six digits as typed or pasted: `123 456`, `123-456`. Undefined when the text
 * cannot be a code; such a text must not count as an attempt.
 */
export function readCode(input: string): string | undefined {
  const code = joinText(input)
  return /^[0-9]{6}$/.test(code) ? code : undefined
}
