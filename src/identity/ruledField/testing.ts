import type { FormField } from './formField.ts'
import { readRules } from './readRules.ts'

/** A form field built from a rule with permissive defaults. */
export function aField(changes: Record<string, unknown> = {}): FormField {
  const [field] = readRules({
    version: 1,
    fields: [
      {
        name: 'nickname',
        type: 'text',
        enabled: true,
        required: false,
        acceptedPattern: '*',
        patternId: 'LENGTH_ONLY',
        minLength: 1,
        maxLength: 40,
        verdict: 'safe',
        ...changes,
      },
    ],
  }).fields
  if (!field) throw new Error('the rule makes no field')
  return field
}
