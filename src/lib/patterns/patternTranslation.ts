/**
 * POSIX and Java character classes as members of a JavaScript class, limited to ASCII as in POSIX
 * and Java.
 */
const posixClasses: ReadonlyMap<string, string> = new Map([
  ['alpha', 'a-zA-Z'],
  ['digit', '0-9'],
  ['alnum', 'a-zA-Z0-9'],
  ['upper', 'A-Z'],
  ['lower', 'a-z'],
  ['space', '\\s'],
  ['blank', ' \\t'],
  ['punct', '!-\\/:-@\\[-`\\{-~'],
  ['xdigit', '0-9A-Fa-f'],
  ['word', '\\w'],
  ['cntrl', '\\0-\\x1f\\x7f'],
  ['graph', '!-~'],
  ['print', ' -~'],
])

/** Escapes that mean the same under the flag `u`; they are copied unchanged. */
const KEPT_ESCAPE =
  /^\\(?:[dDsSwWfnrtv^$\\.*+?()[\]{}|/]|0|c[A-Za-z]|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|u\{[\dA-Fa-f]+\})$/

const TOKEN =
  /\\(?:[pP](?:\{[^}]*\}|[A-Z])|x\{[\dA-Fa-f]+\}|x[\dA-Fa-f]{2}|u\{[\dA-Fa-f]+\}|u[\dA-Fa-f]{4}|c[A-Za-z]|0\d?|[\s\S])|\[:\^?\w+:\]|\(\?P(?:<|=\w+\))|\(\?#[^)]*\)|\{\d+(?:,\d*)?\}|[\s\S]/gu

const NEXT_IS_SET = /^(?:\\[dDsSwWpP]|\[:)/

/**
 * Translates a pattern that is invalid under the flag `u` to an equivalent valid pattern; undefined
 * when there is none. Supported syntax: needless escapes (`\_`), a hyphen beside a class
 * (`[\w-.]`), a first `]` in a class, lone braces and brackets, `\A \z \Z`, `[[:alpha:]]`,
 * `\p{IsHan}`, `\p{Han}`, `\p{Alnum}`, `\pL`, `\x{1F600}`, `(?P<name>…)`, `(?P=name)` and `(?#…)`.
 * In Java and PCRE, `\Z` also matches before a final line break, which no value has after
 * `normalizeText`. Other syntax with another meaning in JavaScript than in Java, PCRE or .NET
 * (class unions and intersections, `\Q…\E`, `\h`, octals, `{,3}`) is rejected.
 */
export function translatePattern(source: string): string | undefined {
  let out = ''
  let inClass = false
  let classStart = 0
  let afterSet = false
  let bracketInClass = false
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    let piece: string | undefined = token
    const isSet = inClass && NEXT_IS_SET.test(token)
    if (token[0] === '\\') piece = translateEscape(token, inClass)
    else if (!inClass) {
      piece = outside(token, out, bracketInClass)
      if (token === '[') {
        inClass = true
        classStart = out.length + 1
      }
    } else if (token.startsWith('[:')) piece = posixClasses.get(token.slice(2, -2))
    else if (token === '[') {
      bracketInClass = true
      piece = '\\['
    } else if (token === ']') {
      // In JavaScript `[]` is an empty class; in other languages the first `]` is a member of the
      // class.
      if (out.length === classStart) piece = '\\]'
      else inClass = false
    } else if (token === '^' && out.length === classStart) classStart += 1
    else if (token === '-' && (afterSet || NEXT_IS_SET.test(source.slice(index + 1, index + 3))))
      piece = '\\-'
    else if (token.startsWith('(?')) return undefined
    if (piece === undefined) return undefined
    out += piece
    afterSet = isSet
  }
  return out
}

/** Translates a token outside a class; `out` is the text before it. */
function outside(token: string, out: string, bracketInClass: boolean): string | undefined {
  if (token === '(?P<') return '(?<'
  if (token.startsWith('(?P=')) return `\\k<${token.slice(4, -1)}>`
  // `[:alpha:]` outside a class is a mistake in every language.
  if (token.startsWith('[:')) return undefined
  if (token.startsWith('(?#')) return ''
  if (token === '}') return '\\}'
  // After a class with an inner `[`, this `]` closes a nested class of Java or .NET.
  if (token === ']') return bracketInClass ? undefined : '\\]'
  // `{,3}` and `{1, 5}` after an atom are literal in JavaScript, but quantifiers in other
  // languages.
  if (token === '{') return /^\^?$|(?:^|[^\\])[(|]$/.test(out) ? '\\{' : undefined
  return token
}

function translateEscape(token: string, inClass: boolean): string | undefined {
  const letter = token.slice(1)
  if (KEPT_ESCAPE.test(token)) return token
  if (/^[pP]/.test(letter)) return property(letter, inClass)
  if (letter.startsWith('x{')) return `\\u${letter.slice(1)}`
  if (letter === '-') return inClass ? token : letter
  if (letter === 'b' || (!inClass && /^[Bk1-9]$/.test(letter))) return token
  if (!inClass && letter === 'A') return '^'
  if (!inClass && /^[zZ]$/.test(letter)) return '$'
  return /^(?:[A-Za-z0-9]|$)/.test(letter) ? undefined : letter
}

/** A property with its name in JavaScript: `p{IsHan}`, `p{Han}`, `pL`, `p{^L}`. */
function property(text: string, inClass: boolean): string | undefined {
  const [, name = '', negated, rest = ''] =
    /^(.)\{?(\^?)(?:(?:Is|script=)?)(.*?)\}?$/i.exec(text) ?? []
  const letter = negated ? (name === 'p' ? 'P' : 'p') : name
  for (const form of [rest, `Script=${rest}`]) {
    const candidate = `\\${letter}{${form}}`
    if (expressionOf(candidate, 'u')) return candidate
  }
  const members = text.endsWith('{Word}')
    ? undefined
    : posixClasses.get(text.slice(2, -1).toLowerCase())
  if (members === undefined || (inClass && letter === 'P')) return undefined
  if (inClass) return members
  return `[${letter === 'P' ? '^' : ''}${members}]`
}

/** Compiles a source; undefined when it is invalid under these flags. */
function expressionOf(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags)
  } catch {
    return undefined
  }
}
