/** How long the texts are that a regular expression can match, as far as its shape tells. */
import { compilePattern } from './pattern.ts'

/**
 * Bounds of a match in code points (dialect `u`) or code units. `plain` when it can hold printable
 * ASCII only, so that its graphemes are as many.
 */
export type Width = { min: number; max: number; plain: boolean }

const nothing: Width = { min: 0, max: 0, plain: true }
const anything: Width = { min: 0, max: Number.POSITIVE_INFINITY, plain: false }
const one = (plain: boolean): Width => ({ min: 1, max: 1, plain })

const followedBy = (first: Width, next: Width): Width => ({
  min: first.min + next.min,
  max: first.max + next.max,
  plain: first.plain && next.plain,
})

const either = (first: Width, other: Width): Width => ({
  min: Math.min(first.min, other.min),
  max: Math.max(first.max, other.max),
  plain: first.plain && other.plain,
})

const times = ({ min, max, plain }: Width, least: number, most: number): Width => ({
  min: min * least,
  // Nothing, repeated for ever, is nothing.
  max: max === 0 || most === 0 ? 0 : max * most,
  plain,
})

const isPlain = (character: string) => /^[ -~]$/.test(character)

class Reader {
  private at = 0
  private readonly characters: readonly string[]
  private readonly unicode: boolean

  constructor(source: string, unicode: boolean) {
    this.characters = unicode ? [...source] : source.split('')
    this.unicode = unicode
  }

  /** Steps over what matches from here on; undefined when nothing does. */
  private take(form: RegExp): RegExpExecArray | undefined {
    const found = form.exec(this.characters.slice(this.at, this.at + 80).join(''))
    if (found) this.at += this.unicode ? [...found[0]].length : found[0].length
    return found ?? undefined
  }

  private next(): string {
    const character = this.characters[this.at]
    if (character === undefined) throw new SyntaxError('The pattern ends too early')
    this.at += 1
    return character
  }

  readAll(): Width {
    const width = this.alternatives()
    if (this.at < this.characters.length) throw new SyntaxError('A bracket is closed twice')
    return width
  }

  private alternatives(): Width {
    let width = this.sequence()
    while (this.take(/^\|/)) width = either(width, this.sequence())
    return width
  }

  private sequence(): Width {
    let width = nothing
    while (this.at < this.characters.length && !/^[|)]/.test(this.characters[this.at] ?? '')) {
      width = followedBy(width, this.quantified(this.term()))
    }
    return width
  }

  private quantified(width: Width): Width {
    const found = this.take(/^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/)
    if (!found) return width
    const [, sign, least = '', comma, most] = found
    if (sign === '*') return times(width, 0, Number.POSITIVE_INFINITY)
    if (sign === '+') return times(width, 1, Number.POSITIVE_INFINITY)
    if (sign === '?') return times(width, 0, 1)
    if (!comma) return times(width, Number(least), Number(least))
    return times(width, Number(least), most ? Number(most) : Number.POSITIVE_INFINITY)
  }

  private term(): Width {
    if (this.take(/^(?:[\^$]|\\[bB])/)) return nothing
    if (this.take(/^\((?:\?(?:=|!|<=|<!))/)) {
      this.group()
      return nothing
    }
    if (this.take(/^\((?:\?(?:[a-z]*(?:-[a-z]*)?:|<[^>=!]+>))?/)) return this.group()
    if (this.take(/^\[/)) return this.characterClass()
    if (this.take(/^\\/)) return this.escape()
    const character = this.next()
    return one(character !== '.' && isPlain(character))
  }

  private group(): Width {
    const width = this.alternatives()
    if (!this.take(/^\)/)) throw new SyntaxError('A bracket is not closed')
    return width
  }

  private characterClass(): Width {
    let plain = !this.take(/^\^/)
    while (!this.take(/^\]/)) {
      plain = (this.take(/^\\/) ? this.escape().plain : isPlain(this.next())) && plain
    }
    return one(plain)
  }

  private escape(): Width {
    if (this.take(/^(?:[1-9]\d*|k<[^>]*>)/)) return anything
    if (this.take(/^[dw]/)) return one(true)
    if (this.unicode && this.take(/^[pP]\{[^}]*\}/)) return one(false)
    if (this.unicode && this.take(/^u(?:\{[\da-fA-F]+\}|(?:[\da-fA-F]{4}))/)) return one(false)
    if (this.take(/^(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z])/)) return one(false)
    const character = this.next()
    return one(isPlain(character) && !/^[0DSWbBcfnrstvkpPux]$/.test(character))
  }
}

/**
 * The width of what a pattern matches; undefined when its shape cannot be read.
 * @param unicode whether it is compiled with the flag `u`.
 */
export function patternWidth(source: string, unicode: boolean): Width | undefined {
  try {
    return new Reader(source, unicode).readAll()
  } catch {
    return undefined
  }
}

/** Whether a match is the whole text: bound to both ends, and without another way at the top. */
export function isAnchored(source: string): boolean {
  if (!source.startsWith('^') || !/(?<!\\)(?:\\\\)*\$$/.test(source)) return false
  let depth = 0
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/gsu)) {
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    else if (token === '|' && depth === 0) return false
  }
  return true
}

/**
 * Whether no text at all can both match a pattern and keep to its bounds. Says so only when it is
 * certain: a text has at most as many graphemes as code points.
 */
export function neverAccepts(rule: {
  acceptedPattern: string
  minLength: number
  maxLength: number
}): boolean {
  const compiled = compilePattern(rule.acceptedPattern)
  if (compiled.kind !== 'regex' || rule.minLength > rule.maxLength) return false
  const { source, flags } = compiled.regex
  // The other flags change what anchors and letters mean.
  if (flags !== 'u' && flags !== '') return false
  const width = patternWidth(source, flags === 'u')
  if (!width) return false
  if (isAnchored(source) && width.max < rule.minLength) return true
  return width.plain && width.min > rule.maxLength
}
