import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { type CheckContext, fieldSchema } from '../../../identity/ruledField/fieldSchema.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { matchesApart } from '../../../identity/ruledField/patternsApart.ts'
import type { Reason } from '../../../identity/ruledField/reasons.ts'
import { normalizeText } from '../../../lib/text.ts'
import { dayIn } from '../../../lib/zonedDay.ts'

/** Values of the password form (LOGIN-14), with the code that proves the owner. */
export type PasswordValues = {
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
  verificationCode: string
}

/** Required fields besides the new password and its repetition. */
type RequiredProofs = { oldPassword: boolean; code: boolean }

const filledText = (isAsked: boolean) =>
  isAsked
    ? z
        .string()
        .check(z.overwrite(normalizeText), z.minLength(1, { error: 'required' satisfies Reason }))
    : z.string()

// The rules of passwords use only `readField` and `matchesApart`. The other properties of the
// context are placeholders.
const context = (readField: () => string): CheckContext => ({
  minimumAge: 0,
  today: () => dayIn('UTC', Date.now()),
  phoneDigits: () => undefined,
  readField,
  matchesApart,
})

function passwordSchema(
  field: FormField,
  requiredProofs: RequiredProofs,
  newPassword: () => string,
) {
  // The rules refer to the repeated password as `confirmPassword`; the form has another name for
  // it.
  const confirm: FormField = { ...field, name: 'confirmPassword', widget: 'confirm' }
  return z.object({
    oldPassword: filledText(requiredProofs.oldPassword),
    newPassword: fieldSchema(field, context(newPassword)),
    confirmNewPassword: fieldSchema(confirm, context(newPassword)),
    verificationCode: filledText(requiredProofs.code),
  })
}

/**
 * Resolver of the password form. Requires the current password unless it is known (LOGIN-46), a new
 * one that follows the rules of `field`, its repetition, and the code where one is required. Its
 * messages are `Reason`s.
 */
export function passwordResolver(
  field: FormField,
  requiredProofs: RequiredProofs,
): Resolver<PasswordValues> {
  return (values, context, options) => {
    const schema = passwordSchema(field, requiredProofs, () => values.newPassword)
    // The cast is safe: the form's values are strings, and the schema of a field accepts any input.
    const resolver = zodResolver(schema) as unknown as Resolver<PasswordValues>
    return resolver(values, context, options)
  }
}
