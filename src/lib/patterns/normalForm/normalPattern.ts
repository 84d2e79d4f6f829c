import { expressionOf } from '../expression.ts'
import { type ClassReading, readClass } from './patternClass.ts'
import { escapeOf, type PatternFacts, posixEscape } from './patternEscape.ts'

/**
 * What other languages write where JavaScript has a word of its own; each only where JavaScript has
 * no meaning for it.
 */
function translateGroups(pattern: string): string {
  return pattern
    .replace(/\(\?P?<([A-Za-z_]\w*)>/g, '(?<$1>')
    .replace(/\(\?P=(\w+)\)/g, '\\k<$1>')
    .replace(/\(\?#[^)]*\)/g, '')
}

const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/

/** Both cases of a letter of ASCII, as a class; other text as it is. */
const inBothCases = (character: string) =>
  /[a-z]/i.test(character) ? `[${character.toLowerCase()}${character.toUpperCase()}]` : character

/**
 * The text from `at` on that stands for itself or for one thing, rewritten, and how long it was.
 */
type Piece = { length: number; text: string }

function readPiece(pattern: string, at: number, facts: PatternFacts): Piece {
  const character = pattern.charAt(at)
  if (character === '\\') return posixEscape(pattern, at) ?? escapeOf(pattern, at, facts)
  if (character === '[') {
    const { end, text }: ClassReading = readClass(pattern, at, facts)
    return { length: end - at, text }
  }
  const repeat = quantifier.exec(pattern.slice(at))?.[0]
  if (repeat !== undefined) return { length: repeat.length, text: repeat }
  if ('{}]'.includes(character)) return { length: 1, text: `\\${character}` }
  if (character === '(') {
    const [opening] = /^\(\?(?:<?[=!]|:|<[^>]*>)|^\(/.exec(pattern.slice(at)) ?? ['(']
    return { length: opening.length, text: opening }
  }
  return { length: 1, text: facts.ignoresCase ? inBothCases(character) : character }
}

/** A lookahead that is repeated needs a group around it. */
function wrapLookaheads(pieces: string[]): string[] {
  const open: number[] = []
  const result = [...pieces]
  for (const [index, piece] of pieces.entries()) {
    if (piece.startsWith('(') && !piece.endsWith(')')) open.push(index)
    if (piece !== ')') continue
    const start = open.pop()
    const isLookahead = start !== undefined && /^\(\?[=!]$/.test(pieces[start] ?? '')
    if (!isLookahead || !quantifier.test(pieces[index + 1] ?? '')) continue
    result[start] = `(?:${pieces[start]}`
    result[index] = '))'
  }
  return result
}

function rewrite(pattern: string): string {
  const leading = /^\(\?([imsu]+)\)/.exec(pattern)
  const flags = leading?.[1] ?? ''
  const source = translateGroups(pattern.slice(leading?.[0].length ?? 0))
  const facts: PatternFacts = {
    groups: [
      ...source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/gs, '').matchAll(/\((?!\?)|\(\?<(?![=!])/g),
    ].length,
    hasNames: /\(\?<(?![=!])/.test(source),
    ignoresCase: flags.includes('i'),
  }
  const pieces: string[] = []
  for (let at = 0; at < source.length; ) {
    const { length, text } = readPiece(source, at, facts)
    pieces.push(flags.includes('s') && text === '.' ? '[^]' : text)
    at += length
  }
  return wrapLookaheads(pieces).join('')
}

const known = new Map<string, string | undefined>()

/**
 * The same regular expression in the words that JavaScript reads under its flag `u`, as validators
 * do. Contracts hold many that only a laxer reading lets through: escapes that nothing asks for
 * (`\-`, `\_`), lone braces, and words of other languages (`(?i)`, `\A`, `\Z`, `[[:alpha:]]`).
 * @returns undefined for what is a regular expression in none of these readings.
 */
export function normalPattern(pattern: string): string | undefined {
  if (expressionOf(pattern, 'u')) return pattern
  if (!known.has(pattern)) {
    const rewritten = rewrite(pattern)
    known.set(pattern, expressionOf(rewritten, 'u') ? rewritten : undefined)
  }
  return known.get(pattern)
}
