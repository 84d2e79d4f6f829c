/** Phone numbers as people type them and as contact lists copy them. */
import { joinText } from './text.ts'

/** A country's dialing code, such as `+55`, and the digits of its numbers where they are known. */
export type PhoneCountry = {
  dialingCode: string
  min?: number | undefined
  max?: number | undefined
}

/**
 * The national number in a typed one: `+55 11 98765-4321`, `0055…`, `5511…` and `011…` of Brazil are
 * all `11987654321`. What is no number of the country comes back without its separators, so that
 * its form is refused.
 */
export function readPhone(typed: string, { dialingCode, min = 4, max = 15 }: PhoneCountry): string {
  const number = joinText(typed)
  const code = dialingCode.replace(/\D/g, '')
  const dialed = number.replace(/^(?:\+|00)/, '')
  const isInternational = dialed !== number
  const fits = (digits: string) => digits.length >= min && digits.length <= max
  // `+55 (0) 11 …` has the trunk prefix, which no mobile number begins with, after the code.
  const withoutTrunk = (digits: string) =>
    code !== '' && digits.startsWith('0') && fits(digits.slice(1)) ? digits.slice(1) : digits
  if (code !== '' && dialed.startsWith(code) && (isInternational || !fits(dialed))) {
    const national = withoutTrunk(dialed.slice(code.length))
    if (isInternational || fits(national)) return national
  }
  return isInternational ? number : withoutTrunk(number)
}
