import { type PasswordTick, passwordTicks } from '../../lib/passwordStrength.ts'
import { matchesNative } from '../../lib/patterns/pattern.ts'
import type { FormField } from './formField.ts'

/** A text with every kind of character, at the length that the rule requires. */
function everyKind({ minLength = 0 }: FormField, symbol: string): string {
  const unit = `Ab1${symbol}`
  return unit
    .repeat(Math.ceil(Math.max(minLength, 4) / unit.length))
    .slice(0, Math.max(minLength, 4))
}

/**
 * True if a rule accepts symbols, so that advice never suggests a character that is then rejected.
 */
function takesSymbols(field: FormField): boolean {
  if (!field.safe || field.pattern.kind !== 'regex') return true
  const takes = (text: string) => matchesNative(field.pattern, text).kind === 'match'
  return !takes(everyKind(field, '2')) || takes(everyKind(field, '#'))
}

/** Suggestions for a strong password within the rule, each with whether the value follows it. */
export function suggestedTicks(field: FormField, value: string): readonly PasswordTick[] {
  return passwordTicks(value, field).filter(({ id }) => {
    if (id === 'length') return field.maxLength !== undefined
    return id !== 'symbol' || takesSymbols(field)
  })
}
