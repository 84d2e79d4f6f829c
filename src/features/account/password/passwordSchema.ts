import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { type CheckContext, fieldSchema } from '../../../identity/ruledField/fieldSchema.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { matchesApart } from '../../../identity/ruledField/patternsApart.ts'
import type { Reason } from '../../../identity/ruledField/reasons.ts'
import { normalizeText } from '../../../lib/text.ts'
import { dayIn } from '../../../lib/zonedDay.ts'

/** What is typed (LOGIN-14), and the code that proves whose wish it is. */
export type PasswordValues = {
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
  verificationCode: string
}

/** Which fields the dialog asks for besides the new password and its repetition. */
type RequiredProofs = { oldPassword: boolean; code: boolean }

const filledText = (isAsked: boolean) =>
  isAsked
    ? z
        .string()
        .check(z.overwrite(normalizeText), z.minLength(1, { error: 'required' satisfies Reason }))
    : z.string()

// A rule for passwords asks for nothing else.
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
  // The name by which a rule knows a repeated password, whatever the form calls it.
  const confirm: FormField = { ...field, name: 'confirmPassword', widget: 'confirm' }
  return z.object({
    oldPassword: filledText(requiredProofs.oldPassword),
    newPassword: fieldSchema(field, context(newPassword)),
    confirmNewPassword: fieldSchema(confirm, context(newPassword)),
    verificationCode: filledText(requiredProofs.code),
  })
}

/**
 * Checks a change of password: the old one unless it is known (LOGIN-46), a new one by the live
 * rule, the same again, and the code where one is asked for. Its messages are reasons.
 */
export function passwordResolver(
  field: FormField,
  requiredProofs: RequiredProofs,
): Resolver<PasswordValues> {
  return (values, context, options) => {
    const schema = passwordSchema(field, requiredProofs, () => values.newPassword)
    // An object of strings; a field's own schema takes anything.
    const resolver = zodResolver(schema) as unknown as Resolver<PasswordValues>
    return resolver(values, context, options)
  }
}
