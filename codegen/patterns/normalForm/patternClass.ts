import { characterEscape, classNamed, type PatternFacts, readProperty } from './patternEscape.ts'

/** Character class in the syntax of the flag `u`, and the index after its original text. */
export type ClassReading = { end: number; text: string }

/**
 * Member of a character class: a single character, or a set such as `\d`, which cannot be the end
 * of a range.
 */
type Atom = { length: number; text: string; isSet: boolean }

function readOctal(pattern: string, at: number): Atom | undefined {
  const [octal] = /^\\(?:[0-3][0-7]{0,2}|[4-7][0-7]?)/.exec(pattern.slice(at)) ?? []
  if (octal === undefined) return undefined
  const code = Number.parseInt(octal.slice(1), 8)
  return { length: octal.length, text: `\\x${code.toString(16).padStart(2, '0')}`, isSet: false }
}

function readAtom(pattern: string, at: number): Atom {
  const character = pattern.charAt(at)
  const [posix, name = ''] = /^\[:(\w+):\]/.exec(pattern.slice(at)) ?? []
  const set = classNamed(name)
  if (posix !== undefined && set !== undefined)
    return { length: posix.length, text: set, isSet: true }
  if (character !== '\\') return { length: 1, text: character, isSet: false }
  const property = readProperty(pattern, at)
  if (property && !property.isNegated) return { ...property, isSet: true }
  const octal = readOctal(pattern, at)
  if (octal) return octal
  if (pattern.charAt(at + 1) === 'b') return { length: 2, text: '\\b', isSet: false }
  const { length, text } = characterEscape(pattern, at, true)
  return { length, text, isSet: /^\\[dDsSwW]$/.test(text) }
}

/**
 * Range of ASCII letters in the opposite case: `A-Z` for `a` and `z`. Empty for any other range.
 */
const otherCases = (first: string, last: string): string => {
  const swapped = [first, last].map((one) =>
    one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase(),
  )
  const isRange = /^[a-z]{2}$|^[A-Z]{2}$/.test(first + last)
  return isRange ? `${swapped[0]}-${swapped[1]}` : ''
}

/**
 * Reads a character class. An unterminated class extends to the end of the pattern.
 * @param at index of the opening bracket.
 */
export function readClass(
  pattern: string,
  at: number,
  { ignoresCase }: PatternFacts,
): ClassReading {
  let text = '['
  let index = at + 1
  if (pattern.charAt(index) === '^') {
    text += '^'
    index += 1
  }
  const write = (one: Atom) => {
    text += one.text === '-' ? '\\-' : one.text
    if (ignoresCase && /^[a-z]$/i.test(one.text)) text += otherCases(one.text, one.text).slice(0, 1)
  }
  while (index < pattern.length && pattern.charAt(index) !== ']') {
    const from = readAtom(pattern, index)
    index += from.length
    const isRange = pattern.charAt(index) === '-' && !['', ']'].includes(pattern.charAt(index + 1))
    if (!isRange) {
      write(from)
      continue
    }
    const to = readAtom(pattern, index + 1)
    index += 1 + to.length
    if (from.isSet || to.isSet) {
      // A set cannot be the end of a range, so the `-` is literal.
      write(from)
      text += '\\-'
      write(to)
    } else {
      const ends = [from.text, to.text].map((one) => (one === '-' ? '\\-' : one))
      text += ends.join('-')
      if (ignoresCase) text += otherCases(from.text, to.text)
    }
  }
  return { end: index + 1, text: index < pattern.length ? `${text}]` : text }
}
