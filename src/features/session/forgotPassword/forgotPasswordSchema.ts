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

// zod tries `eval` once, which a strict content policy reports as a violation.
z.config({ jitless: true })

const missingError = { error: 'required' satisfies Reason, abort: true }
const filledText = z.string().check(z.overwrite(normalizeText), z.minLength(1, missingError))
/** The address as it is kept; what is none stays, to be refused. */
const addressIn = (typed: string) => readMailAddress(typed)?.address ?? normalizeText(typed)

/** By e-mail (LOGIN-15): whose account it is, and where its mail goes. */
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

/** By phone (LOGIN-16). */
export type PhoneValues = {
  countryDialingCode: string
  mobileNum: string
  newPassword: string
  verificationCode: string
}

type Country = { dialingCode: string; min: number; max: number }

export type PhoneChecks = {
  /** The live rule of a new password. */
  field: FormField
  /** The country of a dialing code; undefined while it is not known. */
  countryOf: (dialingCode: string) => Country | undefined
}

function phoneSchema(field: FormField, country: Country | undefined) {
  // A rule for passwords asks for nothing else.
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

/** Checks a new password by phone; its messages are reasons. */
export function phoneResolver({ field, countryOf }: PhoneChecks): Resolver<PhoneValues> {
  return (values, context, options) => {
    const schema = phoneSchema(field, countryOf(values.countryDialingCode))
    // An object of strings; a field's own schema takes anything.
    const resolver = zodResolver(schema) as unknown as Resolver<PhoneValues>
    return resolver(values, context, options)
  }
}
