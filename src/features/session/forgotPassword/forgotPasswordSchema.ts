import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { type CheckContext, fieldSchema } from '../../../identity/ruledField/fieldSchema.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { matchesApart } from '../../../identity/ruledField/patternsApart.ts'
import type { Reason } from '../../../identity/ruledField/reasons.ts'
import { readMailAddress } from '../../../lib/mailAddress.ts'
import { readPhone } from '../../../lib/phone.ts'
import { joinText, normalizeText } from '../../../lib/text.ts'
import { dayIn } from '../../../lib/zonedDay.ts'

// By default zod tries `eval` once, which a strict content security policy reports as a violation.
z.config({ jitless: true })

const missingError = { error: 'required' satisfies Reason, abort: true }
const filledText = z.string().check(z.overwrite(normalizeText), z.minLength(1, missingError))
/**
 * E-mail address in its stored form. An invalid address is kept as typed, and the schema rejects
 * it.
 */
const addressIn = (input: string) => readMailAddress(input)?.address ?? normalizeText(input)

/** Values of a reset by e-mail (LOGIN-15): the account's username and its e-mail address. */
export const emailSchema = z.object({
  username: filledText,
  email: z.string().check(
    z.overwrite(addressIn),
    z.minLength(1, missingError),
    z.refine<string>((value) => readMailAddress(value) !== undefined, {
      error: 'email' satisfies Reason,
    }),
  ),
})

/** Values of a reset by phone (LOGIN-16). */
export type PhoneValues = {
  countryDialingCode: string
  mobileNum: string
  newPassword: string
  verificationCode: string
}

type Country = { dialingCode: string; min: number; max: number }

export type PhoneChecks = {
  /** Current rule for a new password. */
  field: FormField
  /** Country of a dialing code; undefined while the countries load. */
  countryOf: (dialingCode: string) => Country | undefined
}

function phoneSchema(field: FormField, country: Country | undefined) {
  // The check of a password calls only `matchesApart`. `CheckContext` also requires values for
  // dates, phone numbers and other fields.
  const context: CheckContext = {
    minimumAge: 0,
    today: () => dayIn('UTC', Date.now()),
    phoneDigits: () => country,
    readField: () => undefined,
    matchesApart,
  }
  const isNumber = (value: string) =>
    /^\d+$/.test(value) &&
    (!country || (value.length >= country.min && value.length <= country.max))
  return z.object({
    countryDialingCode: z.string(),
    mobileNum: z.string().check(
      z.overwrite((value) => readPhone(value, country ?? { dialingCode: '' })),
      z.minLength(1, missingError),
      z.refine<string>(isNumber, { error: 'phone' satisfies Reason }),
    ),
    newPassword: fieldSchema(field, context),
    verificationCode: filledText.check(z.overwrite(joinText)),
  })
}

/**
 * Resolver of a reset by phone. Its error messages are `Reason` codes, which the form translates.
 */
export function phoneResolver({ field, countryOf }: PhoneChecks): Resolver<PhoneValues> {
  return (values, context, options) => {
    const schema = phoneSchema(field, countryOf(values.countryDialingCode))
    // Every value is a string, although a field's schema accepts any input type.
    const resolver = zodResolver(schema) as unknown as Resolver<PhoneValues>
    return resolver(values, context, options)
  }
}
