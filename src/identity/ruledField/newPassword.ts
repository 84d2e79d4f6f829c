import type { FormField, FormRules } from './formField.ts'
import { readRules } from './readRules.ts'

/** What holds where the rules say nothing of passwords; the server's own bounds then. */
const shortest = 8
const longest = 64

const anyPassword = {
  name: 'password',
  enabled: true,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: shortest,
  maxLength: longest,
  verdict: 'safe',
}

/**
 * The rule that a new password keeps wherever one is chosen: that of the registration field
 * `password`, which counts even where registration itself does not ask for one.
 */
export function newPasswordField(rules: FormRules): FormField {
  const found = rules.fields.find(({ name }) => name === 'password')
  const field = found ?? readRules({ fields: [anyPassword] }).fields[0]
  if (field === undefined) throw new Error('The rule that takes any password makes no field')
  return { ...field, required: true }
}
