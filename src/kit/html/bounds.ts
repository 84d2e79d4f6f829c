/** UTF-16 units of a server's HTML beyond which it is not parsed; the contract's longest has 40,000. */
const longest = 100_000
/** Elements that may be open at once. Those that end by themselves are not counted. */
const mostOpen = 100
/** Of these a parser opens all again in each paragraph. */
const mostFormatting = 16

const formatting = new Set([
  ...['a', 'b', 'big', 'code', 'em', 'font', 'i'],
  ...['nobr', 's', 'small', 'strike', 'strong', 'tt', 'u'],
])

/** Never open within another of their kind without something between them that is counted. */
const endsByItself = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param'],
  ...['source', 'track', 'wbr', 'p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody'],
  ...['tfoot', 'caption', 'colgroup', 'option', 'optgroup', 'rt', 'rp'],
])

/** Within these a tag may be a text, or an end no end. */
const otherwiseRead = new Set([
  ...['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'textarea'],
  ...['title', 'plaintext', 'svg', 'math', 'select', 'template', 'frameset'],
])

/**
 * Why HTML of a server is not parsed: a parser takes seconds for what is deep, or of which very
 * much stays open, however short it is.
 * @returns undefined where it can be.
 */
export function tooLarge(html: string): 'long' | 'deep' | undefined {
  if (html.length > longest) return 'long'
  const open = new Map<string, number>()
  let count = 0
  let formattingCount = 0
  let isReadOtherwise = false
  const note = (tag: string, change: 1 | -1) => {
    open.set(tag, (open.get(tag) ?? 0) + change)
    count += change
    if (formatting.has(tag)) formattingCount += change
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

/** The words of HTML that is too large, for a text: of its beginning, without any markup. */
export const wordsOf = (html: string): string =>
  html
    .slice(0, longest)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

type Tag = { tag: string; isEnd: boolean }

const tagStart = /<(?:!--|[!?]|(\/?)([a-z][^\s/>]*)|\/[^>])/giu

/** The tags of a text as a tokenizer of HTML finds them. */
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

/** Where the text after a sign begins; the end of all where the sign is missing. */
function endOf(html: string, sign: string, from: number): number {
  const at = html.indexOf(sign, from)
  return at < 0 ? html.length : at + sign.length
}

function endOfComment(html: string, from: number): number {
  const abrupt = /^-?>/.exec(html.slice(from, from + 2))
  if (abrupt) return from + abrupt[0].length
  return Math.min(endOf(html, '-->', from), endOf(html, '--!>', from))
}

/** What may stand within a tag, each with where the next begins. */
const space = /[\s/]*/uy
const attributeName = /[^>][^\s/>=]*/uy
const valueStart = /\s*=\s*/uy
const plainValue = /[^\s>]*/uy

function skip(html: string, what: RegExp, from: number): number {
  what.lastIndex = from
  return what.test(html) ? what.lastIndex : from
}

/** The tokenizer's states from a tag's name to its end: a sign within a quoted value ends nothing. */
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
