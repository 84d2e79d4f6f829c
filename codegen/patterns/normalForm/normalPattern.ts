import { expressionOf } from '../expression.ts'
import { type ClassReading, readClass } from './patternClass.ts'
import { escapeOf, type PatternFacts, posixEscape } from './patternEscape.ts'

/**
 * Translates group syntax of other languages, such as `(?P<name>…)`, to its equivalent in
 * JavaScript. Only syntax that is invalid in JavaScript is translated.
 */
function translateGroups(pattern: string): string {
  return pattern
    .replace(/\(\?P?<([A-Za-z_]\w*)>/g, '(?<$1>')
    .replace(/\(\?P=(\w+)\)/g, '\\k<$1>')
    .replace(/\(\?#[^)]*\)/g, '')
}

const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/

/** Replaces an ASCII letter by a class with both of its cases; other text is returned as is. */
const inBothCases = (character: string) =>
  /[a-z]/i.test(character) ? `[${character.toLowerCase()}${character.toUpperCase()}]` : character

/** Rewritten piece of a pattern: the length of the original text, and the new text. */
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

/** Wraps each repeated lookahead in a group, since the flag `u` forbids a quantifier after it. */
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
 * Rewrites a regular expression in the syntax that JavaScript requires with the flag `u`.
 * Validators use this flag. Many patterns of public contracts are valid only in a laxer syntax:
 * needless escapes (`\-`, `\_`), lone braces, and syntax of other languages (`(?i)`, `\A`, `\Z`,
 * `[[:alpha:]]`).
 * @returns undefined for a pattern that is invalid in all of these syntaxes.
 */
export function normalPattern(pattern: string): string | undefined {
  if (expressionOf(pattern, 'u')) return pattern
  if (!cachedPatterns.has(pattern)) {
    const rewritten = rewrite(pattern)
    cachedPatterns.set(pattern, expressionOf(rewritten, 'u') ? rewritten : undefined)
  }
  return cachedPatterns.get(pattern)
}
