/** Pix keys as people type them, by the rules of the Banco Central. */
import { readCpf } from './cpf.ts'
import { readMailAddress } from './mailAddress.ts'
import { readPhone } from './phone.ts'
import { plainText } from './text.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Area code and mobile number. */
const mobile = /^[1-9]{2}9[0-9]{8}$/
/** Characters of an e-mail address that is a key, by the same rules. */
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
 * Reads a key of each type as banks keep it: digits of a CPF, a number with +55, an e-mail or a
 * UUID in small letters. Undefined when the text is no key of the type.
 */
export const pixKeyReaders = {
  CPF: readCpf,
  PHONE: readMobile,
  EMAIL: readMailbox,
  RANDOM: readUuid,
} satisfies Record<string, (text: string) => string | undefined>
