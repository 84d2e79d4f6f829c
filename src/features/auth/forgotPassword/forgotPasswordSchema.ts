import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { type CheckContext, fieldSchema } from '../../../identity/ruledField/fieldSchema.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { matchesApart } from '../../../identity/ruledField/patternsApart.ts'
import type { Reason } from '../../../identity/ruledField/reasons.ts'
import { normalizeText } from '../../../lib/text.ts'
import { dayIn } from '../../../lib/zonedDay.ts'

// zod tries `eval` once, which a strict content policy reports as a violation.
z.config({ jitless: true })

const missingError = { error: 'required' satisfies Reason, abort: true }
const filledText = z.string().check(z.overwrite(normalizeText), z.minLength(1, missingError))

/** By e-mail (LOGIN-15): whose account it is, and where its mail goes. */
export const emailSchema = z.object({
  username: filledText,
  email: z.string().check(
    z.overwrite(normalizeText),
    z.minLength(1, missingError),
    z.refine<string>((value) => /^[^\s@]+@[^\s@]+$/.test(value), {
      error: 'email' satisfies Reason,
    }),
  ),
})

/** By phone (LOGIN-16). */
export type PhoneValues = {
  countryDialingCode: string
  mobileNum: string
  newPassword: string
  verificationCode: string
}

type Digits = { min: number; max: number }

export type PhoneChecks = {
  /** The live rule of a new password. */
  field: FormField
  /** The digits of a number in a country; undefined while they are not known. */
  digitsOf: (dialingCode: string) => Digits | undefined
}

function phoneSchema(field: FormField, digits: Digits | undefined) {
  // A rule for passwords asks for nothing else.
  const context: CheckContext = {
    minimumAge: 0,
    today: () => dayIn('UTC', Date.now()),
    phoneDigits: () => digits,
    readField: () => undefined,
    matchesApart,
  }
  const isNumber = (value: string) =>
    /^\d+$/.test(value) && (!digits || (value.length >= digits.min && value.length <= digits.max))
  return z.object({
    countryDialingCode: z.string(),
    mobileNum: z.string().check(
      z.overwrite((value) => value.replace(/[\s().-]/g, '')),
      z.minLength(1, missingError),
      z.refine<string>(isNumber, { error: 'phone' satisfies Reason }),
    ),
    newPassword: fieldSchema(field, context),
    verificationCode: filledText,
  })
}

/** Checks a new password by phone; its messages are reasons. */
export function phoneResolver({ field, digitsOf }: PhoneChecks): Resolver<PhoneValues> {
  return (values, context, options) => {
    const schema = phoneSchema(field, digitsOf(values.countryDialingCode))
    // An object of strings; a field's own schema takes anything.
    const resolver = zodResolver(schema) as unknown as Resolver<PhoneValues>
    return resolver(values, context, options)
  }
}
