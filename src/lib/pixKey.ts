/** Pix keys as visitors type them, by the rules of Brazil's central bank (Banco Central). */
import { readCpf } from './cpf.ts'
import { readMailAddress } from './mailAddress.ts'
import { readPhone } from './phone.ts'
import { plainText } from './text.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Two digits of the area code and nine of the mobile number. */
const mobile = /^[1-9]{2}9[0-9]{8}$/
/** Maximum length of an e-mail address as a Pix key. */
const longestKey = 77

function readMobile(text: string): string | undefined {
  const number = readPhone(text, { dialingCode: '+55', min: 10, max: 11 })
  return mobile.test(number) ? `+55${number}` : undefined
}

function readUuid(text: string): string | undefined {
  const key = plainText(text).toLowerCase()
  return uuid.test(key) ? key : undefined
}

function readMailbox(text: string): string | undefined {
  const address = readMailAddress(text)?.address.toLowerCase()
  return address !== undefined && address.length <= longestKey ? address : undefined
}

/**
 * Parsers of each type of Pix key. They return the form that banks store: the digits of a CPF, a
 * phone number with +55, an e-mail address, or a UUID in lower case. Undefined for a text that is
 * not a key of the type.
 */
export const pixKeyReaders = {
  CPF: readCpf,
  PHONE: readMobile,
  EMAIL: readMailbox,
  RANDOM: readUuid,
} satisfies Record<string, (text: string) => string | undefined>
