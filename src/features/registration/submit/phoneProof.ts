import type { PhoneAuthApi } from '../../../identity/phoneAuth/usePhoneAuth.ts'
import type { RegistrationUser } from './registrationRequest.ts'

/**
 * Replaces the typed code of a request with the token of the phone-authentication service (REG-06).
 * A request that lacks the number or the code is returned unchanged.
 * @throws {ApiError} when the service rejects the code.
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
