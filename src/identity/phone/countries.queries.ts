import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'
import type { PhoneCountry } from '../../lib/phone.ts'

/** Countries whose phone numbers are accepted; the country of the market is the first. */
export const countriesQuery = () => ({
  ...read('/wps/system/countryCodes', {}),
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * Country of a dialing code; the country of the market if the code is unknown. Waits until the
 * countries are loaded, so that a form that is submitted earlier does not send an empty code.
 * @throws {ApiError} when the countries cannot be loaded.
 */
export async function fetchPhoneCountry(
  client: QueryClient,
  code: string | undefined,
): Promise<PhoneCountry> {
  const countries = await client.ensureQueryData(countriesQuery())
  const country = countries.find(({ dialingCode }) => dialingCode === code) ?? countries[0]
  return {
    dialingCode: country?.dialingCode ?? '',
    min: country?.minDigits,
    max: country?.maxDigits,
  }
}
