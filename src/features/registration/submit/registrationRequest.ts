import type { components } from '../../../api/gen/paths.ts'
import type { RegistrationValues } from '../../../identity/ruledField/createResolver.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import type { KnownField } from '../../../lib/registration/fieldKinds.ts'
import { fieldValue } from '../../../lib/registration/fieldValue.ts'

export type RegistrationUser = components['schemas']['RegistrationUser']

/** What goes with the form's fields (REG-05, REG-08). */
export type RegistrationExtras = {
  rulesVersion: number
  termsAccepted: boolean
  /** The page's address. */
  registerUrl: string
  domain: string
  referralCode: string
  captchaId: string
}

/**
 * The request for what was typed: fields of every build under their own names, all others in
 * `custom`. Empty fields, and fields that the rules do not show, are not sent.
 */
export function registrationRequest(
  fields: readonly FormField[],
  values: RegistrationValues,
  extras: RegistrationExtras,
): RegistrationUser {
  const filled = fields
    .map((field) => [field, fieldValue(field, values[field.name])] as const)
    .filter(([, value]) => value !== '')
  const named = (known: boolean) =>
    Object.fromEntries(
      filled
        .filter(([field]) => field.isKnown === known)
        .map(([field, value]) => [field.name, value]),
    )
  const custom = named(false)
  // Known fields are keys of the request: `fieldRegistry` is typed by it.
  const own = named(true) as Pick<RegistrationUser, KnownField>
  const dialingCode = values.countryDialingCode
  return {
    ...own,
    ...(own.mobileNum && dialingCode ? { countryDialingCode: String(dialingCode) } : {}),
    ...(own.captcha ? { captchaId: extras.captchaId } : {}),
    ...(Object.keys(custom).length > 0 ? { custom } : {}),
    ...(extras.referralCode ? { referralCode: extras.referralCode } : {}),
    rulesVersion: extras.rulesVersion,
    termsAccepted: extras.termsAccepted,
    login: true,
    registerUrl: extras.registerUrl,
    domain: extras.domain,
    registerMethod: 'WEB',
  }
}
