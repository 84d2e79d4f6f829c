/**
 * Maximum length of HTML that is parsed, in UTF-16 units. The longest text of the API contract has
 * 40,000.
 */
const maxLength = 100_000
/** Maximum number of open elements. Elements with an implied end tag are not counted. */
const mostOpen = 100
/** Maximum number of open formatting elements. A parser reopens all of them in each paragraph. */
const mostFormatting = 16

const formattingElements = new Set([
  ...['a', 'b', 'big', 'code', 'em', 'font', 'i'],
  ...['nobr', 's', 'small', 'strike', 'strong', 'tt', 'u'],
])

/**
 * Void elements and elements with an implied end tag. They never nest directly in an element of the
 * same kind.
 */
const endsByItself = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param'],
  ...['source', 'track', 'wbr', 'p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody'],
  ...['tfoot', 'caption', 'colgroup', 'option', 'optgroup', 'rt', 'rp'],
])

/**
 * Elements whose content a parser treats by special rules: a tag in such content may be text, and
 * an end tag may close no element.
 */
const otherwiseRead = new Set([
  ...['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'textarea'],
  ...['title', 'plaintext', 'svg', 'math', 'select', 'template', 'frameset'],
])

/**
 * Returns why a server's HTML must not be parsed. A parser takes seconds for deep nesting and for
 * many unclosed elements, even in a short text.
 * @returns undefined if the HTML can be parsed
 */
export function tooLarge(html: string): 'long' | 'deep' | undefined {
  if (html.length > maxLength) return 'long'
  const open = new Map<string, number>()
  let count = 0
  let formattingCount = 0
  let isReadOtherwise = false
  const note = (tag: string, change: 1 | -1) => {
    open.set(tag, (open.get(tag) ?? 0) + change)
    count += change
    if (formattingElements.has(tag)) formattingCount += change
  }
  for (const { tag, isEnd } of tagsOf(html)) {
    if (otherwiseRead.has(tag)) isReadOtherwise = true
    if (!isReadOtherwise && endsByItself.has(tag)) continue
    if (!isEnd) note(tag, 1)
    else if (!isReadOtherwise && (open.get(tag) ?? 0) > 0) note(tag, -1)
    if (count > mostOpen || formattingCount > mostFormatting) return 'deep'
  }
  return undefined
}

/** Text of HTML that is too large to be parsed, without markup and cut at the maximum length. */
export const wordsOf = (html: string): string =>
  html
    .slice(0, maxLength)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

type Tag = { tag: string; isEnd: boolean }

const tagStart = /<(?:!--|[!?]|(\/?)([a-z][^\s/>]*)|\/[^>])/giu

/** Finds the tags of HTML in the same way as an HTML tokenizer. */
function* tagsOf(html: string): Generator<Tag> {
  tagStart.lastIndex = 0
  for (;;) {
    const at = tagStart.lastIndex
    const found = tagStart.exec(html)
    if (!found) return
    const [start, slash = '', name] = found
    const inside = found.index + start.length
    if (name !== undefined) yield { tag: name.toLowerCase(), isEnd: slash !== '' }
    const end =
      name !== undefined
        ? endOfTag(html, inside)
        : start === '<!--'
          ? endOfComment(html, inside)
          : endOf(html, '>', inside)
    tagStart.lastIndex = Math.max(end, at + 1)
  }
}

/** Position after the next occurrence of `sign`, or the end of the text if there is none. */
function endOf(html: string, sign: string, from: number): number {
  const at = html.indexOf(sign, from)
  return at < 0 ? html.length : at + sign.length
}

function endOfComment(html: string, from: number): number {
  const abrupt = /^-?>/.exec(html.slice(from, from + 2))
  if (abrupt) return from + abrupt[0].length
  return Math.min(endOf(html, '-->', from), endOf(html, '--!>', from))
}

/** Expressions for the parts of a tag. They are sticky: they match only at the current position. */
const space = /[\s/]*/uy
const attributeName = /[^>][^\s/>=]*/uy
const valueStart = /\s*=\s*/uy
const plainValue = /[^\s>]*/uy

function skip(html: string, what: RegExp, from: number): number {
  what.lastIndex = from
  return what.test(html) ? what.lastIndex : from
}

/** Position after a tag. As in an HTML tokenizer, a `>` in a quoted value does not end the tag. */
function endOfTag(html: string, from: number): number {
  let at = from
  while (at < html.length) {
    at = skip(html, space, at)
    if (html[at] === '>') return at + 1
    at = skip(html, attributeName, at)
    const value = skip(html, valueStart, at)
    if (value === at) continue
    const quote = html[value]
    at =
      quote === '"' || quote === "'" ? endOf(html, quote, value + 1) : skip(html, plainValue, value)
  }
  return html.length
}
