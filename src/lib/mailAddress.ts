/** Parses e-mail addresses as visitors type them, with domains in any script. */
import { plainText } from './text.ts'

export type MailAddress = {
  /**
   * Normalised form for storage and display. Its domain is in ASCII (RFC 5891), so that similar
   * letters cannot be confused.
   */
  address: string
  /** True if the domain was typed with letters outside ASCII. */
  isInternational: boolean
  /** True if a label of the domain mixes letters of several scripts, as domains of impostors do. */
  mixesScripts: boolean
}

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const mailbox = new RegExp(String.raw`^${atom}(?:\.${atom})*$`)
const asciiDomain = /^(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z][a-z0-9]+(?:-+[a-z0-9]+)*$/
/** Letters, digits, hyphens, and all characters that count as a dot in a domain. */
const typedDomain = /^[\p{L}\p{M}\p{N}\-.\u3002\uFF0E\uFF61]+$/u
/** Maximum lengths in octets (RFC 5321, 4.5.3.1). */
const maxLengths = { mailbox: 64, address: 254 }

/** Sets of scripts that legitimate names may mix. */
const writings = [
  /\p{Script=Latin}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Cherokee}/u,
]

/** Index in `writings` of the set that contains a letter's script; -1 if there is none. */
const writingOf = (letter: string) => writings.findIndex((writing) => writing.test(letter))

/**
 * True if a label mixes groups of scripts. East Asian labels may contain Latin letters (UTS 39,
 * 5.2).
 */
function hasSeveralScripts(label: string): boolean {
  const found = new Set((label.match(/\p{L}/gu) ?? []).map(writingOf))
  if (found.has(1)) found.delete(0)
  return found.size > 1
}

/** ASCII form of a domain; undefined when it is invalid. */
function toAscii(domain: string): string | undefined {
  const address = `http://${domain}`
  if (!typedDomain.test(domain) || !URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  return asciiDomain.test(hostname) ? hostname : undefined
}

/**
 * Parses an e-mail address, with the same result on page and server; undefined when the text is not
 * an address. White space around it, invisible marks and the `mailto:` of a copied link are
 * removed; the part before the @ is unchanged.
 */
export function readMailAddress(text: string): MailAddress | undefined {
  const typed = plainText(text).replace(/^mailto:/i, '')
  const at = typed.lastIndexOf('@')
  const [name, domain] = [typed.slice(0, Math.max(0, at)), typed.slice(at + 1)]
  if (at > maxLengths.mailbox || typed.length > maxLengths.address || !mailbox.test(name))
    return undefined
  const ascii = toAscii(domain)
  if (ascii === undefined) return undefined
  const address = `${name}@${ascii}`
  if (address.length > maxLengths.address) return undefined
  return {
    address,
    isInternational: ascii !== domain.toLowerCase(),
    mixesScripts: domain.split(/[.\u3002\uFF0E\uFF61]/).some(hasSeveralScripts),
  }
}
