import { normalizeText, plainText } from '../../../lib/text.ts'

/** Parts of a delivery address, as typed by the member. */
export type Address = {
  postalCode: string
  street: string
  number: string
  complement: string
  district: string
  city: string
  state: string
}
export type AddressPart = keyof Address

/**
 * Maximum lengths in characters. Joined with separators, the parts fit into the 300 characters that
 * the contract allows for an address.
 */
export const addressLimits = {
  postalCode: 12,
  street: 100,
  number: 10,
  complement: 40,
  district: 50,
  city: 50,
  state: 20,
} as const satisfies Record<AddressPart, number>

export type AddressProblem = 'missing' | 'postalCode'

const digitsOf = (text: string): string => plainText(text).replace(/[\s.-]/g, '')

/** Eight digits of a complete Brazilian postal code; undefined for any other text. */
export function postalDigits(text: string): string | undefined {
  const digits = digitsOf(text)
  return /^[0-9]{8}$/.test(digits) ? digits : undefined
}

/** Problem of one part of the address; undefined if it is valid. */
export function addressProblem(
  part: AddressPart,
  text: string,
  isBrazil: boolean,
): AddressProblem | undefined {
  if (part === 'complement') return undefined
  if (normalizeText(text) === '') return 'missing'
  return part === 'postalCode' && isBrazil && postalDigits(text) === undefined
    ? 'postalCode'
    : undefined
}

const joined = (texts: readonly string[], separator: string): string =>
  texts.filter((text) => text !== '').join(separator)

/** Lines of an address, as written on a parcel. */
export function addressLines(address: Address): readonly string[] {
  const of = (part: AddressPart) => normalizeText(address[part])
  const digits = postalDigits(address.postalCode)
  const postalCode = digits ? `${digits.slice(0, 5)}-${digits.slice(5)}` : of('postalCode')
  return [
    joined([of('street'), of('number'), of('complement')], ', '),
    of('district'),
    joined([of('city'), of('state')], ' - '),
    postalCode,
  ].filter((line) => line !== '')
}

/**
 * Extracts street, number and postal code from an address in one line. The other parts are looked
 * up by postal code.
 */
export function partsOfLine(line: string): Pick<Address, 'postalCode' | 'street' | 'number'> {
  const text = normalizeText(line)
  const [postalCode = ''] = /\b[0-9]{5}-?[0-9]{3}\b/.exec(text) ?? []
  const [street = '', second = ''] = text.split(/\s*,\s*/)
  const { street: most } = addressLimits
  return {
    postalCode,
    street: [...street].slice(0, most).join(''),
    number: /^[0-9]{1,6}[A-Za-z]?$/.test(second) ? second : '',
  }
}
