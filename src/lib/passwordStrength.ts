import { checkLength, type LengthBounds } from './textLength.ts'

/** Criterion of a strong password, and whether it is met. */
export type PasswordTick = { id: 'length' | 'lower' | 'upper' | 'digit' | 'symbol'; isMet: boolean }

/**
 * Criteria of a password: its length, and the four kinds of ASCII characters that strong passwords
 * contain (REG-62). They only advise the visitor; the platform's password rule decides.
 */
export function passwordTicks(value: string, bounds: LengthBounds): PasswordTick[] {
  return [
    { id: 'length', isMet: value !== '' && checkLength(value, bounds).kind === 'fits' },
    { id: 'lower', isMet: /[a-z]/.test(value) },
    { id: 'upper', isMet: /[A-Z]/.test(value) },
    { id: 'digit', isMet: /[0-9]/.test(value) },
    { id: 'symbol', isMet: /[!-/:-@[-`{-~]/.test(value) },
  ]
}

/**
 * Strength of a password, from 0 to 4. It is 0 for fewer than two different characters and for a
 * run such as 123456 (CONST-09). Otherwise each kind of character adds one point, but the score is
 * 1 when the length is wrong or fewer than five different characters are used.
 */
export function passwordScore(value: string, bounds: LengthBounds): 0 | 1 | 2 | 3 | 4 {
  const different = new Set(value).size
  if (different < 2 || isRun(value)) return 0
  const [length, ...kinds] = passwordTicks(value, bounds)
  const count = kinds.filter(({ isMet }) => isMet).length
  const score = Math.max(1, count)
  // The cast is safe: `score` is at least 1, and at most 4 because there are four kinds of
  // characters.
  return length?.isMet && different >= 5 ? (score as 1 | 2 | 3 | 4) : 1
}

/**
 * True if all characters are equal or each one directly follows the previous one, as in 123456,
 * abcdef and 987654.
 */
function isRun(value: string): boolean {
  const steps = [...value].slice(1).map((character, index) => {
    return character.charCodeAt(0) - value.charCodeAt(index)
  })
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1
}
