import { checkLength, type LengthBounds } from './textLength.ts'

/** One thing that makes a password strong, and whether this one has it. */
export type PasswordTick = { id: 'length' | 'lower' | 'upper' | 'digit' | 'symbol'; isMet: boolean }

/**
 * The ticks of a password: its length, and the four kinds of ASCII characters that the strong
 * password family asks for (REG-62). Advice while typing; the rule alone accepts or refuses.
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
 * How strong a password is, from 0 (none, or one that everybody tries, such as 123456: CONST-09)
 * to 4: one point for each kind of character, and never more than one while the length is wrong
 * or fewer than five different characters are used.
 */
export function passwordScore(value: string, bounds: LengthBounds): 0 | 1 | 2 | 3 | 4 {
  const different = new Set(value).size
  if (different < 2 || isRun(value)) return 0
  const [length, ...kinds] = passwordTicks(value, bounds)
  const count = kinds.filter(({ isMet }) => isMet).length
  const score = Math.max(1, count)
  // Between 1 and 4: there are four kinds.
  return length?.isMet && different >= 5 ? (score as 1 | 2 | 3 | 4) : 1
}

/** Whether each character follows the one before it, as in 123456, abcdef and 987654. */
function isRun(value: string): boolean {
  const steps = [...value].slice(1).map((character, index) => {
    return character.charCodeAt(0) - value.charCodeAt(index)
  })
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1
}
