import { type PasswordTick, passwordTicks } from '../../lib/passwordStrength.ts'
import { matchesNative } from '../../lib/patterns/pattern.ts'
import type { FormField } from './formField.ts'

/** Something with every kind of character, as long as the rule wants it. */
function everyKind({ minLength = 0 }: FormField, symbol: string): string {
  const unit = `Ab1${symbol}`
  return unit
    .repeat(Math.ceil(Math.max(minLength, 4) / unit.length))
    .slice(0, Math.max(minLength, 4))
}

/** Whether a rule takes symbols: advice to use what is then refused would be a trap. */
function takesSymbols(field: FormField): boolean {
  if (!field.safe || field.pattern.kind !== 'regex') return true
  const takes = (text: string) => matchesNative(field.pattern, text).kind === 'match'
  return !takes(everyKind(field, '2')) || takes(everyKind(field, '#'))
}

/** What makes a password strong and is not against its rule, and whether this one has it. */
export function suggestedTicks(field: FormField, value: string): readonly PasswordTick[] {
  return passwordTicks(value, field).filter(({ id }) => {
    if (id === 'length') return field.maxLength !== undefined
    return id !== 'symbol' || takesSymbols(field)
  })
}
