import { expressionOf } from '../expression.ts'
import { posixClasses } from '../posixClasses.ts'

/** Properties of the whole pattern that affect the meaning of its parts. */
export type PatternFacts = {
  /**
   * Number of capturing groups. `\3` refers to the third group; with fewer groups it is an octal
   * character code.
   */
  groups: number
  /** True if the pattern has named groups, so that `\k` is a reference to a named group. */
  hasNames: boolean
  /** True if the pattern starts with `(?i)`. */
  ignoresCase: boolean
}

/** Part of a pattern: its original length, and its new text for the flag `u`. */
export type Escape = { length: number; text: string }

const hex = (code: number) => `\\x${code.toString(16).padStart(2, '0')}`

/** Literal character, escaped if it is a syntax character. */
const literal = (character: string) =>
  /[\^$\\.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character

/**
 * Escapes of other languages outside of a character class, with their equivalents in JavaScript.
 */
const replacements: Record<string, string> = {
  A: '^',
  z: '$',
  Z: '(?=\\n?$)',
  h: '[ \\t]',
  R: '(?:\\r\\n|[\\n\\v\\f\\r\\x85\\u2028\\u2029])',
  a: '\\x07',
  e: '\\x1b',
}

/** Members of a POSIX class, for use inside a character class; undefined for an unknown name. */
export const classNamed = (name: string): string | undefined =>
  name === 'ascii' ? '\\x00-\\x7f' : posixClasses.get(name)

const isProperty = (name: string): boolean => expressionOf(`\\p{${name}}`, 'u') !== undefined

/**
 * Unicode property in JavaScript for a property name of another language; undefined if there is
 * none.
 */
function propertyOf(name: string): string | undefined {
  const bare = name.replace(/^(Is|In)/, '')
  return [name, bare, `Script=${bare}`].find(isProperty)
}

/**
 * Reads a property escape such as `\p{Print}` or `\pL`, and returns it as members of a character
 * class.
 */
export function readProperty(
  pattern: string,
  at: number,
): (Escape & { isNegated: boolean }) | undefined {
  const [whole, sign = '', braced, single] =
    /^\\([pP])(?:\{\^?([A-Za-z_][\w=]*)\}|([A-Z]))/.exec(pattern.slice(at)) ?? []
  if (whole === undefined) return undefined
  const name = braced ?? single ?? ''
  const property = propertyOf(name)
  const isNegated = sign === 'P'
  if (property !== undefined) {
    return { length: whole.length, text: `\\${sign}{${property}}`, isNegated: false }
  }
  const set = classNamed(name.toLowerCase())
  return set === undefined ? undefined : { length: whole.length, text: set, isNegated }
}

/** Reads a property escape outside of a character class. */
export function posixEscape(pattern: string, at: number): Escape | undefined {
  const property = readProperty(pattern, at)
  if (!property) return undefined
  const { length, text, isNegated } = property
  return {
    length,
    text: text.startsWith('\\') && !isNegated ? text : `[${isNegated ? '^' : ''}${text}]`,
  }
}

/**
 * Reads a number after a backslash: a back reference if the group exists, otherwise an octal
 * character code.
 */
function readNumber(pattern: string, at: number, groups: number): Escape | undefined {
  const [digits] = /^[1-9]\d*/.exec(pattern.slice(at + 1)) ?? []
  // The non-capturing group separates the back reference from a digit that may follow.
  if (digits !== undefined && Number(digits) <= groups)
    return { length: digits.length + 1, text: `(?:\\${digits})` }
  const [octal] = /^(?:[0-3][0-7]{0,2}|[4-7][0-7]?)/.exec(pattern.slice(at + 1)) ?? []
  if (octal !== undefined) return { length: octal.length + 1, text: hex(Number.parseInt(octal, 8)) }
  return undefined
}

/**
 * Reads an escape that means the same inside and outside of a character class: a character code or
 * a needless escape.
 */
export function characterEscape(pattern: string, at: number, inClass: boolean): Escape {
  const rest = pattern.slice(at)
  const [code] = /^\\(?:x[\da-f]{2}|u[\da-f]{4}|u\{[\da-f]+\}|c[a-z])/i.exec(rest) ?? []
  if (code !== undefined) return { length: code.length, text: code }
  const character = rest.charAt(1)
  // A backslash at the end of a pattern is invalid in every syntax, so the result stays invalid.
  if (character === '') return { length: 1, text: '\\' }
  if (character === 'c') {
    const [, low] = inClass ? (/^\\c([\d_])/.exec(rest) ?? []) : []
    if (low !== undefined) return { length: 3, text: hex(low.charCodeAt(0) % 32) }
    return { length: 1, text: '\\\\' }
  }
  if (/[dDsSwWtnvfr]/.test(character)) return { length: 2, text: `\\${character}` }
  return { length: 2, text: inClass && character === '-' ? '\\-' : literal(character) }
}

/** Reads an escape outside of a character class, and returns it in the syntax of the flag `u`. */
export function escapeOf(pattern: string, at: number, facts: PatternFacts): Escape {
  const character = pattern.charAt(at + 1)
  const number = readNumber(pattern, at, facts.groups)
  if (number) return number
  if (/[bB]/.test(character)) return { length: 2, text: `\\${character}` }
  if (character === 'k' && facts.hasNames) {
    const [name] = /^\\k<[^>]*>/.exec(pattern.slice(at)) ?? ['\\k']
    return { length: name.length, text: name }
  }
  const word = Object.hasOwn(replacements, character) ? replacements[character] : undefined
  return word === undefined ? characterEscape(pattern, at, false) : { length: 2, text: word }
}
