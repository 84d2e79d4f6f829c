import { expressionOf } from '../expression.ts'
import { type ClassReading, readClass } from './patternClass.ts'
import { escapeOf, type PatternFacts, posixEscape } from './patternEscape.ts'

/**
 * Translates groups of other languages that have an equivalent in JavaScript, but only syntax
 * without a meaning in JavaScript.
 */
function translateGroups(pattern: string): string {
  return pattern
    .replace(/\(\?P?<([A-Za-z_]\w*)>/g, '(?<$1>')
    .replace(/\(\?P=(\w+)\)/g, '\\k<$1>')
    .replace(/\(\?#[^)]*\)/g, '')
}

const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/

/** Class with both cases of an ASCII letter; other text is unchanged. */
const inBothCases = (character: string) =>
  /[a-z]/i.test(character) ? `[${character.toLowerCase()}${character.toUpperCase()}]` : character

/** Next unit of the pattern from `at` on, rewritten, with its original length. */
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

/** A repeated lookahead needs a group around it. */
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

const cachedPatterns = new Map<string, string | undefined>()

/**
 * Rewrites a regular expression in the syntax that JavaScript accepts under its flag `u`, as
 * validators require. Many patterns of contracts are valid only in a laxer syntax: needless escapes
 * (`\-`, `\_`), lone braces, and syntax of other languages (`(?i)`, `\A`, `\Z`, `[[:alpha:]]`).
 * @returns undefined for a text that is no regular expression in any of these syntaxes.
 */
export function normalPattern(pattern: string): string | undefined {
  if (expressionOf(pattern, 'u')) return pattern
  if (!cachedPatterns.has(pattern)) {
    const rewritten = rewrite(pattern)
    cachedPatterns.set(pattern, expressionOf(rewritten, 'u') ? rewritten : undefined)
  }
  return cachedPatterns.get(pattern)
}
