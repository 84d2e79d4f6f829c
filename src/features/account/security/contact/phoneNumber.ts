/** A mobile number as people type it. */

export type PhoneProblem = 'missing' | 'digits'

/** The bounds of a number's digits in a country. */
type Bounds = { minDigits: number; maxDigits: number }

/** A number without what people put between its digits. */
export const digitsOf = (typed: string): string => typed.replaceAll(/[\s().\-/]/g, '')

/** What is wrong with a number of a country; undefined when nothing is. */
export function problemOfNumber(
  typed: string,
  country: Bounds | undefined,
): PhoneProblem | undefined {
  const digits = digitsOf(typed)
  if (digits === '') return 'missing'
  const isNumber = /^[0-9]+$/.test(digits)
  const { minDigits = 4, maxDigits = 15 } = country ?? {}
  return isNumber && digits.length >= minDigits && digits.length <= maxDigits ? undefined : 'digits'
}
