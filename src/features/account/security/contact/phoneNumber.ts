import { type PhoneCountry, readPhone } from '../../../../lib/phone.ts'

export type PhoneProblem = 'missing' | 'digits'

/** Problem of a typed mobile number of a country; undefined when there is none. */
export function problemOfNumber(typed: string, country: PhoneCountry): PhoneProblem | undefined {
  const digits = readPhone(typed, country)
  if (digits === '') return 'missing'
  const { min = 4, max = 15 } = country
  const isNumber = /^[0-9]+$/.test(digits)
  return isNumber && digits.length >= min && digits.length <= max ? undefined : 'digits'
}
