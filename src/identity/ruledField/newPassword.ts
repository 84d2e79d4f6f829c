import type { FormField, FormRules } from './formField.ts'
import { readRules } from './readRules.ts'

/** Length limits if the rules have no password field. The server applies the same limits. */
const minimumLength = 8
const maximumLength = 64

const anyPassword = {
  name: 'password',
  enabled: true,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: minimumLength,
  maxLength: maximumLength,
  verdict: 'safe',
}

/**
 * Field for a new password, always required. Uses the rule of the registration field `password`,
 * else the default length limits.
 */
export function newPasswordField(rules: FormRules): FormField {
  const found = rules.fields.find(({ name }) => name === 'password')
  const field = found ?? readRules({ fields: [anyPassword] }).fields[0]
  if (field === undefined) throw new Error('The rule that takes any password makes no field')
  return { ...field, required: true }
}
