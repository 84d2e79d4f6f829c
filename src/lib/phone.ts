/** Phone numbers as visitors type them and as contact lists copy them. */
import { joinText } from './text.ts'

/** Dialing code of a country, such as `+55`, and the number of digits where it is known. */
export type PhoneCountry = {
  dialingCode: string
  min?: number | undefined
  max?: number | undefined
}

/**
 * National number of a typed one: `+55 11 98765-4321`, `0055…`, `5511…` and `011…` of Brazil are
 * all `11987654321`. An invalid number is returned without its separators, so that the form rejects
 * it.
 */
export function readPhone(input: string, { dialingCode, min = 4, max = 15 }: PhoneCountry): string {
  const number = joinText(input)
  const code = dialingCode.replace(/\D/g, '')
  const dialed = number.replace(/^(?:\+|00)/, '')
  const isInternational = dialed !== number
  const fits = (digits: string) => digits.length >= min && digits.length <= max
  // `+55 (0) 11 …` has a trunk prefix after the code; no mobile number begins with it.
  const withoutTrunk = (digits: string) =>
    code !== '' && digits.startsWith('0') && fits(digits.slice(1)) ? digits.slice(1) : digits
  if (code !== '' && dialed.startsWith(code) && (isInternational || !fits(dialed))) {
    const national = withoutTrunk(dialed.slice(code.length))
    if (isInternational || fits(national)) return national
  }
  return isInternational ? number : withoutTrunk(number)
}
