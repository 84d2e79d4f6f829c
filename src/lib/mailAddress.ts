/** E-mail addresses as people type them, with domains in any writing. */
import { plainText } from './text.ts'

/** An address that mail can go to. */
export type MailAddress = {
  /** As it is kept and shown: its domain in ASCII (RFC 5891), so that no letter looks like another. */
  address: string
  /** True if its domain was typed in letters that ASCII does not have. */
  isInternational: boolean
  /** True if one name of its domain has letters of several scripts, as those that deceive do. */
  mixesScripts: boolean
}

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const mailbox = new RegExp(String.raw`^${atom}(?:\.${atom})*$`)
const asciiDomain = /^(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z][a-z0-9]+(?:-+[a-z0-9]+)*$/
/** Letters, digits, hyphens, and the full stops that domains are typed with. */
const typedDomain = /^[\p{L}\p{M}\p{N}\-.\u3002\uFF0E\uFF61]+$/u
/** RFC 5321, 4.5.3.1: octets. */
const longest = { mailbox: 64, address: 254 }

/** Scripts whose letters stand beside each other in honest names. */
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

/** The index in `writings` of a letter's; -1 for any other writing. */
const writingOf = (letter: string) => writings.findIndex((writing) => writing.test(letter))

/** East Asian names have Latin letters in them (UTS 39, 5.2); no other writing has those of another. */
function hasSeveralScripts(label: string): boolean {
  const found = new Set((label.match(/\p{L}/gu) ?? []).map(writingOf))
  if (found.has(1)) found.delete(0)
  return found.size > 1
}

/** A domain in ASCII; undefined when it is none. */
function toAscii(domain: string): string | undefined {
  const address = `http://${domain}`
  if (!typedDomain.test(domain) || !URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  return asciiDomain.test(hostname) ? hostname : undefined
}

/**
 * Reads an e-mail address, the same on page and server; undefined when the text is none. White space
 * around it, invisible marks and the `mailto:` of a copied link are left out, and the part before the @
 * stays as it is.
 */
export function readMailAddress(text: string): MailAddress | undefined {
  const typed = plainText(text).replace(/^mailto:/i, '')
  const at = typed.lastIndexOf('@')
  const [name, domain] = [typed.slice(0, Math.max(0, at)), typed.slice(at + 1)]
  if (at > longest.mailbox || typed.length > longest.address || !mailbox.test(name))
    return undefined
  const ascii = toAscii(domain)
  if (ascii === undefined) return undefined
  const address = `${name}@${ascii}`
  if (address.length > longest.address) return undefined
  return {
    address,
    isInternational: ascii !== domain.toLowerCase(),
    mixesScripts: domain.split(/[.\u3002\uFF0E\uFF61]/).some(hasSeveralScripts),
  }
}
