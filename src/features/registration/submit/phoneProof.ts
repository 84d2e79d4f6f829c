import type { PhoneAuthApi } from '../../../identity/phoneAuth/usePhoneAuth.ts'
import type { RegistrationUser } from './registrationRequest.ts'

/**
 * The request with the proof of the phone-authentication service in place of the code that was
 * typed (REG-06); one without a number and its code stays as it is.
 * @throws {ApiError} when the service refuses the code.
 */
export async function withPhoneProof(
  user: RegistrationUser,
  prove: PhoneAuthApi['prove'],
): Promise<RegistrationUser> {
  const { verificationCode, ...rest } = user
  if (!verificationCode || !rest.mobileNum) return user
  const phone = { dialingCode: rest.countryDialingCode ?? '', number: rest.mobileNum }
  return { ...rest, ...(await prove(phone, verificationCode)) }
}
