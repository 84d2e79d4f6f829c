import { translatePattern } from './patternTranslation.ts'

/** Longest source, in code units, that is read at all. */
export const PATTERN_SOURCE_CAP = 2_000

/** Longest value, in code units, that a pattern ever runs on; check the length first. */
export const PATTERN_INPUT_CAP = 512

/**
 * Why a source is not used: no text, too long, NUL or lone surrogates, a construct of another
 * language or with two meanings, or refused by JavaScript (`detail` is then the engine's text).
 */
export type PatternFault = 'notText' | 'tooLong' | 'badCharacter' | 'ambiguous' | 'syntax'

export type RegexPattern = { kind: 'regex'; regex: RegExp; dialect: 'u' | 'none' }

export type CompiledPattern =
  | { kind: 'any' }
  | RegexPattern
  | { kind: 'invalid'; reason: PatternFault; detail?: string }

/** `unchecked`: nobody knows; only the length holds, and the server decides. */
export type PatternResult =
  | { kind: 'match' }
  | { kind: 'mismatch' }
  | { kind: 'unchecked'; reason: 'tooLong' | 'invalid' | 'failed' }

/** `/^…$/i` and `#^…$#`: as JavaScript these could match nothing, so they are delimiters. */
const DELIMITED = /^(?:\/(\^.*|.*\$)\/|([#~@!%])(\^.*\$)\2)([A-Za-z]*)$/s

/** `/abc/i` could mean either; a leading slash alone is text. */
const PERHAPS_DELIMITED = /^\/.+\/[A-Za-z]*$/s

/** Modifiers of Java, PCRE, .NET and Python that rule the whole pattern. */
const MODIFIERS = /^(\^|\\A)?\(\?([A-Za-z]+)\)/

/** `[\w&&[^_]]` is an intersection in Java; JavaScript would let everything pass. */
const INTERSECTION = /\[[^\]]*&&(?:\[|\\[dDsSwWpP])/

/** `[:digit:]` without its outer brackets would be the letters d, g, i and t. */
const BARE_POSIX = /\[:\^?[a-z]{4,6}:\]/

/** Half of a surrogate pair by escape, once whole pairs and escaped backslashes are gone. */
const WHOLE_PAIR = /\\\\|\\u[dD][89abAB]..\\u[dD][c-fC-F]../g
const HALF_PAIR = /\\u[dD][89a-fA-F]/

/** What flag `u` alone understands: without it the meaning would be another, silently. */
const NEEDS_UNICODE = /\\(?:[pPk1-9]|u\{)|[\u{10000}-\u{10FFFF}]/u

/**
 * Reads an acceptedPattern (REG-16, REG-17). `*` and blank match anything. Otherwise the source
 * is a JavaScript expression that searches, as in JSON Schema: `^` and `$` anchor it. Flag `u`
 * first; then an exact translation of what other languages write (see `translatePattern`);
 * then no flag. What has no certain meaning is invalid: never a guess, and never a throw.
 */
export function compilePattern(source: unknown): CompiledPattern {
  if (typeof source !== 'string') return { kind: 'invalid', reason: 'notText' }
  if (source.length > PATTERN_SOURCE_CAP) return { kind: 'invalid', reason: 'tooLong' }
  if (/\0|\p{Surrogate}/u.test(source)) return { kind: 'invalid', reason: 'badCharacter' }
  const text = withoutOuterSpace(source)
  if (text === '' || text === '*') return { kind: 'any' }
  const read = readFlags(text)
  if (!read || INTERSECTION.test(read.body)) return { kind: 'invalid', reason: 'ambiguous' }
  return build(read.body, read.flags)
}

/** Runs a pattern here and now; for patterns that are known to be safe. Never throws. */
export function matchesNative(pattern: CompiledPattern, value: string): PatternResult {
  if (pattern.kind === 'any') return { kind: 'match' }
  if (pattern.kind === 'invalid') return { kind: 'unchecked', reason: 'invalid' }
  if (value.length > PATTERN_INPUT_CAP) return { kind: 'unchecked', reason: 'tooLong' }
  try {
    return { kind: pattern.regex.test(value) ? 'match' : 'mismatch' }
  } catch {
    // Some expressions compile and are found too large, or too deep, when they first run.
    return { kind: 'unchecked', reason: 'failed' }
  }
}

/** Space before `^` or behind `$` can match nothing: it came along with a paste. */
function withoutOuterSpace(source: string): string {
  const text = source.trim()
  if (text === '' || text === '*') return text
  const start = text[0] === '^' ? source.trimStart() : source
  return /(?:^|[^\\])\$$/.test(text) ? start.trimEnd() : start
}

function readFlags(source: string): { body: string; flags: string } | undefined {
  let body = source
  let letters = ''
  const delimited = DELIMITED.exec(source)
  if (delimited) {
    body = delimited[1] ?? delimited[3] ?? ''
    letters = delimited[4] ?? ''
  } else if (PERHAPS_DELIMITED.test(source)) return undefined
  if (/[^dgimsu]/.test(letters)) return undefined
  const modifiers = MODIFIERS.exec(body)
  if (modifiers) {
    body = (modifiers[1] ?? '') + body.slice(modifiers[0].length)
    letters += modifiers[2]
    if (/[^imsu]/.test(modifiers[2] ?? '')) return undefined
  }
  const flags = [...'ims'].filter((flag) => letters.includes(flag)).join('')
  // With flag m the anchors mean lines, which \A, \z and \Z never do.
  return flags.includes('m') && /\\[AzZ]/.test(body) ? undefined : { body, flags }
}

function build(body: string, flags: string): CompiledPattern {
  // Without flag u a surrogate is a character, and who writes halves counts on it.
  const halves = HALF_PAIR.test(body.replace(WHOLE_PAIR, ''))
  const direct = halves ? undefined : expression(body, `${flags}u`)
  if (direct instanceof RegExp && !BARE_POSIX.test(body))
    return { kind: 'regex', regex: direct, dialect: 'u' }
  const translated = translatePattern(body)
  if (translated === undefined) return { kind: 'invalid', reason: 'ambiguous' }
  const unicode = halves ? undefined : expression(translated, `${flags}u`)
  if (unicode instanceof RegExp) return { kind: 'regex', regex: unicode, dialect: 'u' }
  const plain = expression(translated, flags)
  if (plain instanceof RegExp && !NEEDS_UNICODE.test(translated))
    return { kind: 'regex', regex: plain, dialect: 'none' }
  const detail = unicode ?? (plain instanceof RegExp ? '' : plain)
  return { kind: 'invalid', reason: 'syntax', ...(detail && { detail }) }
}

/** The expression, or the engine's words on why there is none. */
function expression(source: string, flags: string): RegExp | string {
  try {
    return new RegExp(source, flags)
  } catch (error) {
    return error instanceof Error ? error.message : 'invalid'
  }
}
