import type { FormField, FormRules } from './formField.ts'
import { readRules } from './readRules.ts'

/** Limits if the rules have no password field. The server applies the same ones. */
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
 * The rule for every new password: that of the registration field `password`, even if registration
 * itself does not require one.
 */
export function newPasswordField(rules: FormRules): FormField {
  const found = rules.fields.find(({ name }) => name === 'password')
  const field = found ?? readRules({ fields: [anyPassword] }).fields[0]
  if (field === undefined) throw new Error('The rule that takes any password makes no field')
  return { ...field, required: true }
}
