import { expressionOf } from '../expression.ts'
import { posixClasses } from '../posixClasses.ts'

/** Properties of the whole pattern. */
export type PatternFacts = {
  /**
   * Number of capturing groups; `\3` means the third group, or a character when there are fewer.
   */
  groups: number
  /** True if groups have names, so that `\k` refers to one of them. */
  hasNames: boolean
  /** True if the pattern began with `(?i)`. */
  ignoresCase: boolean
}

/** Part of a pattern: its original length, and its text under the flag `u`. */
export type Escape = { length: number; text: string }

const hex = (code: number) => `\\x${code.toString(16).padStart(2, '0')}`

/** A literal character, escaped where it would have a meaning. */
const literal = (character: string) =>
  /[\^$\\.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character

/** Escapes of other languages that JavaScript lacks, with their replacements outside of a class. */
const replacements: Record<string, string> = {
  A: '^',
  z: '$',
  Z: '(?=\\n?$)',
  h: '[ \\t]',
  R: '(?:\\r\\n|[\\n\\v\\f\\r\\x85\\u2028\\u2029])',
  a: '\\x07',
  e: '\\x1b',
}

/** Content of a class with a POSIX name; undefined for an unknown name. */
export const classNamed = (name: string): string | undefined =>
  name === 'ascii' ? '\\x00-\\x7f' : posixClasses.get(name)

const isProperty = (name: string): boolean => expressionOf(`\\p{${name}}`, 'u') !== undefined

/** Unicode property for a name in other languages; undefined for an unknown name. */
function propertyOf(name: string): string | undefined {
  const bare = name.replace(/^(Is|In)/, '')
  return [name, bare, `Script=${bare}`].find(isProperty)
}

/** `\p{Print}` or `\pL` as a set, in the syntax inside a class. */
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

/** A set with a name of other languages, outside of a class. */
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
 * Number after a backslash: a back reference when that group exists, otherwise an octal character
 * code.
 */
function readNumber(pattern: string, at: number, groups: number): Escape | undefined {
  const [digits] = /^[1-9]\d*/.exec(pattern.slice(at + 1)) ?? []
  // The group separates the back reference from a digit that follows it.
  if (digits !== undefined && Number(digits) <= groups)
    return { length: digits.length + 1, text: `(?:\\${digits})` }
  const [octal] = /^(?:[0-3][0-7]{0,2}|[4-7][0-7]?)/.exec(pattern.slice(at + 1)) ?? []
  if (octal !== undefined) return { length: octal.length + 1, text: hex(Number.parseInt(octal, 8)) }
  return undefined
}

/**
 * Escapes with the same meaning inside and outside of a class: character codes and needless
 * escapes.
 */
export function characterEscape(pattern: string, at: number, inClass: boolean): Escape {
  const rest = pattern.slice(at)
  const [code] = /^\\(?:x[\da-f]{2}|u[\da-f]{4}|u\{[\da-f]+\}|c[a-z])/i.exec(rest) ?? []
  if (code !== undefined) return { length: code.length, text: code }
  const character = rest.charAt(1)
  // A backslash at the end escapes nothing; the pattern stays invalid.
  if (character === '') return { length: 1, text: '\\' }
  if (character === 'c') {
    const [, low] = inClass ? (/^\\c([\d_])/.exec(rest) ?? []) : []
    if (low !== undefined) return { length: 3, text: hex(low.charCodeAt(0) % 32) }
    return { length: 1, text: '\\\\' }
  }
  if (/[dDsSwWtnvfr]/.test(character)) return { length: 2, text: `\\${character}` }
  return { length: 2, text: inClass && character === '-' ? '\\-' : literal(character) }
}

/** An escape outside of a class, in the syntax of the flag `u`. */
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
