/** Parses phone numbers as visitors type them and as contact lists copy them. */
import { joinText, plainText } from './text.ts'

/** Dialing code of a country, such as `+55`, and the number of digits of its numbers, if known. */
export type PhoneCountry = {
  dialingCode: string
  min?: number | undefined
  max?: number | undefined
}

/**
 * Converts a typed number to the national number: `+55 11 98765-4321`, `0055…`, `5511…` and `011…`
 * of Brazil all become `11987654321`. An invalid number is returned without separators, so that the
 * form rejects it.
 */
export function readPhone(input: string, { dialingCode, min = 4, max = 15 }: PhoneCountry): string {
  const number = joinText(input)
  const code = dialingCode.replace(/\D/g, '')
  const dialed = number.replace(/^(?:\+|00)/, '')
  const isInternational = dialed !== number
  const fits = (digits: string) => digits.length >= min && digits.length <= max
  // `+55 (0) 11 …` has a trunk prefix; no mobile number begins with 0.
  const withoutTrunk = (digits: string) =>
    code !== '' && digits.startsWith('0') && fits(digits.slice(1)) ? digits.slice(1) : digits
  if (code !== '' && dialed.startsWith(code) && (isInternational || !fits(dialed))) {
    const national = withoutTrunk(dialed.slice(code.length))
    if (isInternational || fits(national)) return national
  }
  return isInternational ? number : withoutTrunk(number)
}

/**
 * Splits a number that begins with a dialing code, such as `+55 21 98765-4321` and `0055 21…`, into
 * the code and the national number as typed. Undefined for any other number, and while no digit
 * follows the code.
 * @param codes dialing codes of the accepted countries, such as `+55`
 */
export function splitDialed(
  input: string,
  codes: readonly string[],
): { dialingCode: string; number: string } | undefined {
  const dialed = plainText(input)
  const rest = dialed.replace(/^(?:\+|00)/, '')
  const digits = joinText(rest)
  const [dialingCode] = codes
    .filter((code) => digits.startsWith(code.slice(1)))
    .sort((one, other) => other.length - one.length)
  if (rest === dialed || dialingCode === undefined) return undefined
  const length = dialingCode.length - 1
  const isLongerPossible = codes.some(
    (code) => code.length > dialingCode.length && code.slice(1).startsWith(digits),
  )
  if (isLongerPossible || digits.length === length) return undefined
  const afterCode = new RegExp(`^(?:\\D*\\d){${length}}[\\s).-]*`)
  return { dialingCode, number: rest.replace(afterCode, '') }
}
