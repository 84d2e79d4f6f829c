import { translatePattern } from './patternTranslation.ts'

/** Longest source, in code units; longer ones are not compiled. */
export const PATTERN_SOURCE_CAP = 2_000

/** Longest value, in code units, that a pattern runs on; check the length first. */
export const PATTERN_INPUT_CAP = 512

/**
 * Reason why a source is invalid. `badCharacter`: NUL or a lone surrogate. `ambiguous`: a construct
 * of another language, or one with two meanings. `syntax`: JavaScript rejects the expression;
 * `detail` is then the engine's message.
 */
export type PatternFault = 'notText' | 'tooLong' | 'badCharacter' | 'ambiguous' | 'syntax'

export type RegexPattern = { kind: 'regex'; regex: RegExp; dialect: 'u' | 'none' }

export type CompiledPattern =
  | { kind: 'any' }
  | RegexPattern
  | { kind: 'invalid'; reason: PatternFault; detail?: string }

/**
 * `unchecked`: the pattern did not run. The form then checks only the length, and the server
 * decides.
 */
export type PatternResult =
  | { kind: 'match' }
  | { kind: 'mismatch' }
  | { kind: 'unchecked'; reason: 'tooLong' | 'invalid' | 'failed' }

/**
 * `/^…$/i` and `#^…$#`: as JavaScript these could never match, so the outer characters are
 * delimiters.
 */
const DELIMITED = /^(?:\/(\^.*|.*\$)\/|([#~@!%])(\^.*\$)\2)([A-Za-z]*)$/s

/** `/abc/i` may be delimited or not. A single slash at the start is literal. */
const PERHAPS_DELIMITED = /^\/.+\/[A-Za-z]*$/s

/** Modifiers of Java, PCRE, .NET and Python for the whole pattern, such as `(?i)`. */
const MODIFIERS = /^(\^|\\A)?\(\?([A-Za-z]+)\)/

/** `[\w&&[^_]]` is an intersection of classes in Java; in JavaScript it has another meaning. */
const INTERSECTION = /\[[^\]]*&&(?:\[|\\[dDsSwWpP])/

/** `[:digit:]` without its outer brackets would match the letters d, g, i and t. */
const BARE_POSIX = /\[:\^?[a-z]{4,6}:\]/

/**
 * `WHOLE_PAIR` removes whole surrogate pairs and escaped backslashes; `HALF_PAIR` then finds
 * escapes of lone surrogates.
 */
const WHOLE_PAIR = /\\\\|\\u[dD][89abAB]..\\u[dD][c-fC-F]../g
const HALF_PAIR = /\\u[dD][89a-fA-F]/

/** Syntax that requires the flag `u`: without it the meaning would silently differ. */
const NEEDS_UNICODE = /\\(?:[pPk1-9]|u\{)|[\u{10000}-\u{10FFFF}]/u

/**
 * Compiles an acceptedPattern (REG-16, REG-17). `*` and blank match anything. Any other source is a
 * JavaScript expression that searches the value, as in JSON Schema: `^` and `$` anchor it. The flag
 * `u` is tried first, then an exact translation of other languages' syntax (see
 * `translatePattern`), then no flag. A source whose meaning is uncertain is invalid. Never throws.
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

/**
 * Runs a pattern on the caller's thread; only for patterns with the verdict `safe`. Never throws.
 */
export function matchesNative(pattern: CompiledPattern, value: string): PatternResult {
  if (pattern.kind === 'any') return { kind: 'match' }
  if (pattern.kind === 'invalid') return { kind: 'unchecked', reason: 'invalid' }
  if (value.length > PATTERN_INPUT_CAP) return { kind: 'unchecked', reason: 'tooLong' }
  try {
    return { kind: pattern.regex.test(value) ? 'match' : 'mismatch' }
  } catch {
    // Some expressions compile, but fail as too large or too deep when they first run.
    return { kind: 'unchecked', reason: 'failed' }
  }
}

/**
 * Removes white space before `^` and after `$`. Such white space is pasted by mistake and could
 * never match.
 */
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
  // With the flag `m`, `^` and `$` match at line breaks, but \A, \z and \Z never do.
  return flags.includes('m') && /\\[AzZ]/.test(body) ? undefined : { body, flags }
}

function build(body: string, flags: string): CompiledPattern {
  // Without the flag `u` each surrogate is a character, as a source with lone surrogates requires.
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

/** The expression, or the engine's message when it does not compile. */
function expression(source: string, flags: string): RegExp | string {
  try {
    return new RegExp(source, flags)
  } catch (error) {
    return error instanceof Error ? error.message : 'invalid'
  }
}
