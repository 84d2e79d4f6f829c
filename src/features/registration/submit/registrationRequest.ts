import type { components } from '../../../api/gen/paths.ts'
import type { RegistrationValues } from '../../../identity/ruledField/createResolver.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { formValues } from '../../../identity/ruledForm/formValues.ts'

export type RegistrationUser = components['schemas']['RegistrationUser']

/** Values that are sent in addition to the form's fields (REG-05, REG-08). */
export type RegistrationExtras = {
  rulesVersion: number
  termsAccepted: boolean
  registerUrl: string
  domain: string
  referralCode: string
  captchaId: string
}

/**
 * Builds the registration request: fields of the contract under their own names, all others in
 * `custom`. Empty fields and fields that the rules do not show are omitted.
 */
export function registrationRequest(
  fields: readonly FormField[],
  values: RegistrationValues,
  extras: RegistrationExtras,
): RegistrationUser {
  const own = formValues(fields, values)
  const dialingCode = values.countryDialingCode
  return {
    ...own,
    ...(own.mobileNum && dialingCode ? { countryDialingCode: String(dialingCode) } : {}),
    ...(own.captcha ? { captchaId: extras.captchaId } : {}),
    ...(extras.referralCode ? { referralCode: extras.referralCode } : {}),
    rulesVersion: extras.rulesVersion,
    termsAccepted: extras.termsAccepted,
    login: true,
    registerUrl: extras.registerUrl,
    domain: extras.domain,
    registerMethod: 'WEB',
  }
}
