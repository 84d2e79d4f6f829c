import { PATTERN_INPUT_CAP, type RegexPattern } from './pattern.ts'

/** Two characters that no text holds; the first ends a repetition, the second never comes. */
const SEPARATOR = '\\uFFFE'
const NEVER = '\\uFFFF'

/** Most states that the automaton of a proof may have. */
const LARGEST = 5_000

const TOKEN =
  /\\(?:[pP]\{[^}]*\}|u\{[\dA-Fa-f]+\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|k<[^>]*>|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:<?[=!]|<[^>]+>|[a-z-]*:))?|\{\d+(?:,\d*)?\}\??|[*+?]\??|[\s\S]/gu

/** A pattern in parts: what is looked ahead for at its start, and what it reads. */
type Parts = { lookaheads: string[][]; body: string[] }

/**
 * The expressions that are to be linear so that a pattern is certain to be fast; undefined when it
 * cannot be proven this way (back references, inner anchors and look-arounds, huge repetitions).
 *
 * Why not ask about the pattern itself: a checker of growth takes `^(a|a|aa){25}$` for safe, since
 * its time does not grow once the text is long; its first 3^25 steps do not interest it. Repeated
 * with a separator, `((a|a|aa){25};)+`, any two ways to read the same text grow exponentially. A
 * pattern without them has at most as many ways to read a beginning as it has states.
 */
export function linearForms({ regex }: RegexPattern): string[] | undefined {
  if (regex.multiline) return undefined
  const parts = takeApart(tokensOf(regex))
  const forms = [...(parts?.lookaheads ?? []), parts?.body ?? []].map((body) =>
    expandedSize(body) > LARGEST ? undefined : repeatBody(body, regex.dotAll),
  )
  // Every form was looked at: none is undefined.
  return parts && forms.every((form) => form !== undefined) ? (forms as string[]) : undefined
}

const tokensOf = ({ source }: RegExp): string[] =>
  [...source.matchAll(TOKEN)].map(([token]) => token)

/** True if a match can only begin where the text does, or a line. */
export function isAnchored(regex: RegExp): boolean {
  const tokens = tokensOf(regex)
  return tokens[0] === '^' && !hasBranches(tokens)
}

/** Most steps that a linear pattern may take on the longest text: some 20 ms. */
const MOST_STEPS = 2_000_000

/** Most Unicode properties: each takes an engine up to 0.3 ms to compile, before the first text. */
const MOST_PROPERTIES = 40

/**
 * True if a pattern that is proven to be linear takes few steps, too. Without two ways to read the
 * same text there are at most as many readings of a beginning as states, so a huge automaton is
 * slow still, and one that is tried at each place of the text even more so.
 */
export function isCheapWhenLinear({ regex }: RegexPattern): boolean {
  const tokens = tokensOf(regex)
  const properties = regex.source.match(/\\[pP]\{/g) ?? []
  const starts = isAnchored(regex) ? 1 : PATTERN_INPUT_CAP
  const states = expandedSize(tokens.map(withoutBound))
  return states * PATTERN_INPUT_CAP * starts <= MOST_STEPS && properties.length <= MOST_PROPERTIES
}

function takeApart(tokens: string[]): Parts | undefined {
  const lookaheads: string[][] = []
  let body = tokens
  if (body[0] === '^') {
    body = body.slice(1)
    while (body[0] === '(?=' || body[0] === '(?!') {
      const end = closingOf(body)
      lookaheads.push(withoutEnds(body.slice(1, end)))
      body = body.slice(end + 1)
      if (/^[*+?{]/.test(body[0] ?? '')) return undefined
    }
  }
  // A second branch would not be behind the lookaheads of the first.
  if (lookaheads.length > 0 && hasBranches(body)) return undefined
  return { lookaheads, body: withoutEnds(body) }
}

function withoutEnds(tokens: string[]): string[] {
  const start = tokens[0] === '^' ? 1 : 0
  return tokens.slice(start, tokens.at(-1) === '$' ? -1 : undefined)
}

/** Where the group that the first token opens is closed. */
function closingOf(tokens: string[]): number {
  let depth = 0
  return tokens.findIndex((token) => {
    depth += depthOf(token)
    return depth === 0
  })
}

function hasBranches(tokens: string[]): boolean {
  let depth = 0
  return tokens.some((token) => {
    depth += depthOf(token)
    return depth === 0 && token === '|'
  })
}

function depthOf(token: string): number {
  if (token.startsWith('(')) return 1
  return token === ')' ? -1 : 0
}

/** States of the automaton, near enough: each character counts as often as it is repeated. */
function expandedSize(tokens: string[]): number {
  const outer: number[] = []
  let size = 0
  let last = 0
  for (const token of tokens) {
    const count = /^\{(\d+)(?:,(\d*))?\}/.exec(token)
    if (count) size += last * (Math.max(Number(count[1]), Number(count[2] || 0), 1) - 1)
    else if (token.startsWith('(')) {
      outer.push(size)
      size = 0
    } else if (token === ')') {
      last = size
      size += outer.pop() ?? 0
    } else if (!/^[*+?]/.test(token)) {
      last = 1
      size += 1
    }
  }
  return size
}

function repeatBody(body: string[], dotAll: boolean): string | undefined {
  let out = ''
  for (const token of body) {
    if (/^(?:[$^]|\\[bBk1-9]|\(\?<?[=!]|\(\?[a-z-]+:)/.test(token)) return undefined
    out += withoutBound(withoutSeparator(token, dotAll))
  }
  return `^(?:(?:${out})${SEPARATOR})+${NEVER}`
}

/**
 * `{2,50}` becomes `{2,}`: each way to read a text within bounds is one without them, so there are
 * never fewer, and the automaton stays small.
 */
function withoutBound(token: string): string {
  const [, least = '', most] = /^\{(\d+),(\d*)\}/.exec(token) ?? []
  return most === undefined || least === most ? token : `{${Math.min(Number(least), 8)},}`
}

/** What matches almost everything must not match the separator too. */
function withoutSeparator(token: string, dotAll: boolean): string {
  if (token === '.') return `[^${dotAll ? '' : '\\n\\r\\u2028\\u2029'}${SEPARATOR}]`
  if (token === '[^]' || token === '[\\s\\S]' || token === '[\\d\\D]' || token === '[\\w\\W]')
    return `[^${SEPARATOR}]`
  if (token.startsWith('[^')) return `[^${SEPARATOR}${token.slice(2)}`
  if (/^\\[DSWP]/.test(token))
    return `[^\\${token.charAt(1).toLowerCase()}${token.slice(2)}${SEPARATOR}]`
  return token
}
