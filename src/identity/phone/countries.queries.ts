import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'
import type { PhoneCountry } from '../../lib/phone.ts'

/** Countries whose numbers are accepted, the market's own first. */
export const countriesQuery = () => ({
  ...read('/wps/system/countryCodes', {}),
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * Country of a dialing code, once the countries are loaded; the market's own for an unknown code.
 * A form that is submitted before its list of countries arrives would otherwise send no code.
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
