/** Pix keys as people type them, by the rules of the Banco Central. */
import { readCpf } from './cpf.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const mailbox = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/
/** Area code and mobile number, with or without the country's code. */
const mobile = /^(?:55)?([1-9]{2}9[0-9]{8})$/
/** The contract's `PayoutAccountRequest.key`. */
const longestKey = 77

function readMobile(text: string): string | undefined {
  const [, number] = mobile.exec(text.replaceAll(/[+()\-\s]/g, '')) ?? []
  return number && `+55${number}`
}

const readUuid = (text: string): string | undefined =>
  uuid.test(text.toLowerCase()) ? text.toLowerCase() : undefined

const readMailbox = (text: string): string | undefined =>
  text.length <= longestKey && mailbox.test(text) ? text.toLowerCase() : undefined

/**
 * Reads a key of each type as banks keep it: digits of a CPF, a number with +55, an e-mail or a
 * UUID in small letters. Undefined when the text is no key of the type.
 */
export const pixKeyReaders = {
  CPF: (text) => readCpf(text.trim()),
  PHONE: (text) => readMobile(text.trim()),
  EMAIL: (text) => readMailbox(text.trim()),
  RANDOM: (text) => readUuid(text.trim()),
} satisfies Record<string, (text: string) => string | undefined>
