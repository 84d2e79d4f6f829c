import { joinText } from './text.ts'

/**
 * A code of six digits as people type or paste it: `123 456`, `123-456`. Undefined when it can be no
 * code: that costs no try.
 */
export function readCode(typed: string): string | undefined {
  const code = joinText(typed)
  return /^[0-9]{6}$/.test(code) ? code : undefined
}
