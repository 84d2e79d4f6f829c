import { PATTERN_INPUT_CAP, type RegexPattern } from './pattern.ts'

/**
 * Two characters that no text contains. In the expressions of `linearForms`, `SEPARATOR` ends each
 * repetition of a pattern, and `NEVER` follows the last repetition, so that no text matches.
 */
const SEPARATOR = '\\uFFFE'
const NEVER = '\\uFFFF'

/** Maximum number of automaton states of one linear form. */
const LARGEST = 5_000

const TOKEN =
  /\\(?:[pP]\{[^}]*\}|u\{[\dA-Fa-f]+\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|k<[^>]*>|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:<?[=!]|<[^>]+>|[a-z-]*:))?|\{\d+(?:,\d*)?\}\??|[*+?]\??|[\s\S]/gu

/** Parts of a pattern: the look-aheads at its start, and the rest as its body. */
type Parts = { lookaheads: string[][]; body: string[] }

/**
 * Expressions that must all be linear for a pattern to be fast; undefined when this proof does not
 * support the pattern (back references, inner anchors and look-arounds, huge repetitions).
 *
 * The pattern itself is not checked. A checker would call `^(a|a|aa){25}$` safe, because the number
 * of steps does not grow with longer texts, although it is 3^25. When the pattern is repeated with
 * a separator, as in `((a|a|aa){25};)+`, two ways to match the same text multiply with each
 * repetition and cause exponential growth. A pattern without such ambiguity has at most as many
 * ways to match a prefix as it has states.
 */
export function linearForms({ regex }: RegexPattern): string[] | undefined {
  if (regex.multiline) return undefined
  const parts = takeApart(tokensOf(regex))
  const forms = [...(parts?.lookaheads ?? []), parts?.body ?? []].map((body) =>
    expandedSize(body) > LARGEST ? undefined : repeatBody(body, regex.dotAll),
  )
  // All forms were checked: none is undefined.
  return parts && forms.every((form) => form !== undefined) ? (forms as string[]) : undefined
}

const tokensOf = ({ source }: RegExp): string[] =>
  [...source.matchAll(TOKEN)].map(([token]) => token)

/** True if a match can begin only at the start of the text or of a line. */
export function isAnchored(regex: RegExp): boolean {
  const tokens = tokensOf(regex)
  return tokens[0] === '^' && !hasBranches(tokens)
}

/** Maximum number of steps of a linear pattern on the longest text: some 20 ms. */
const MOST_STEPS = 2_000_000

/** Maximum number of Unicode properties: an engine takes up to 0.3 ms to compile each. */
const MOST_PROPERTIES = 40

/**
 * True if a pattern that is proven linear also takes few steps. A linear pattern has at most as
 * many ways to match a prefix as its automaton has states, so a pattern with a huge automaton is
 * still slow, especially if it is tried at every position of the text.
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
  // A look-ahead before several branches belongs to the first branch only, so it cannot be
  // separated from the body.
  if (lookaheads.length > 0 && hasBranches(body)) return undefined
  return { lookaheads, body: withoutEnds(body) }
}

function withoutEnds(tokens: string[]): string[] {
  const start = tokens[0] === '^' ? 1 : 0
  return tokens.slice(start, tokens.at(-1) === '$' ? -1 : undefined)
}

/** Index of the token that closes the group opened by the first token. */
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

/**
 * Approximate number of states of the automaton; a repeated character counts once per repetition.
 */
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
 * `{2,50}` becomes `{2,}`: each way to match a text within the bounds also matches without them, so
 * no ambiguity is lost, and the automaton stays small.
 */
function withoutBound(token: string): string {
  const [, least = '', most] = /^\{(\d+),(\d*)\}/.exec(token) ?? []
  return most === undefined || least === most ? token : `{${Math.min(Number(least), 8)},}`
}

/** A wildcard or negated class must not match the separator. */
function withoutSeparator(token: string, dotAll: boolean): string {
  if (token === '.') return `[^${dotAll ? '' : '\\n\\r\\u2028\\u2029'}${SEPARATOR}]`
  if (token === '[^]' || token === '[\\s\\S]' || token === '[\\d\\D]' || token === '[\\w\\W]')
    return `[^${SEPARATOR}]`
  if (token.startsWith('[^')) return `[^${SEPARATOR}${token.slice(2)}`
  if (/^\\[DSWP]/.test(token))
    return `[^\\${token.charAt(1).toLowerCase()}${token.slice(2)}${SEPARATOR}]`
  return token
}
