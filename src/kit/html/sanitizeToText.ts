import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { isAllowed } from './allowed.ts'
import { tooLarge } from './bounds.ts'
import { safeLink } from './link.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Maximum depth of nested elements. */
const maxDepth = 100

/**
 * Thrown for HTML that is too long or nested too deeply. The page is then rendered in the browser
 * instead.
 */
export class HtmlTooLargeError extends Error {
  constructor(what: 'long' | 'deep') {
    super(`HTML of a server is too ${what} to be rendered`)
    this.name = 'HtmlTooLargeError'
  }
}

/** Elements whose text is not displayed. */
const unreadable = new Set([
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'title', 'head', 'xmp'],
  ...['svg', 'math', 'iframe', 'object', 'audio', 'video', 'plaintext', 'textarea', 'select'],
])

const withoutEnd = new Set(['br', 'hr', 'img'])

const htmlNamespace = 'http://www.w3.org/1999/xhtml'

/**
 * Sanitizes a server's HTML outside the browser, with the rules of `safeNodes`. The result contains
 * only allowed tags and attributes, with everything else escaped, so that parsing it repeatedly
 * does not change it.
 * @param origin origin of the portal, such as `https://portico.example`
 * @throws {HtmlTooLargeError}
 */
export function sanitizeToText(html: string, origin: string): string {
  const excess = tooLarge(html)
  if (excess !== undefined) throw new HtmlTooLargeError(excess)
  return parseFragment(html)
    .childNodes.map((node) => toText(node, origin, 0))
    .join('')
}

function toText(node: Node, origin: string, depth: number): string {
  if (depth > maxDepth) throw new HtmlTooLargeError('deep')
  if ('value' in node) return escapeText(node.value)
  if (!('tagName' in node)) return ''
  if (node.namespaceURI !== htmlNamespace || unreadable.has(node.tagName)) return ''
  const children = () => node.childNodes.map((child) => toText(child, origin, depth + 1)).join('')
  const attributes = attributesOf(node, origin)
  if (attributes === undefined) return children()
  const start = `<${node.tagName}${attributes.map(writeAttribute).join('')}>`
  return withoutEnd.has(node.tagName) ? start : `${start}${children()}</${node.tagName}>`
}

type Attribute = readonly [name: string, value: string]

/** Attributes to keep; undefined if the element is removed and only its content is kept. */
function attributesOf({ tagName, attrs }: Element, origin: string): Attribute[] | undefined {
  if (!isAllowed(tagName, 'title')) return undefined
  const address = safeLink(readAttribute(attrs, tagName === 'img' ? 'src' : 'href') ?? '', origin)
  if (tagName === 'img' && address === undefined) return undefined
  const kept = attrs.flatMap(({ name, value }): Attribute[] => {
    if (name === 'href') return tagName === 'a' && address !== undefined ? [[name, address]] : []
    if (name === 'src') return tagName === 'img' && address !== undefined ? [[name, address]] : []
    return isAllowed(tagName, name) ? [[name, value]] : []
  })
  if (tagName === 'a' && address !== undefined && !address.startsWith('/')) {
    kept.push(['target', '_blank'], ['rel', 'noopener noreferrer'])
  }
  if (tagName === 'img') {
    kept.push(['loading', 'lazy'], ['referrerpolicy', 'no-referrer'])
    if (readAttribute(attrs, 'alt') === undefined) kept.push(['alt', ''])
  }
  return kept
}

const readAttribute = (attributes: Element['attrs'], name: string): string | undefined =>
  attributes.find((attribute) => attribute.name === name)?.value

const writeAttribute = ([name, value]: Attribute) => ` ${name}="${escapeText(value)}"`

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
}

const escapeText = (text: string) => text.replace(/[&<>"\u00a0]/g, (sign) => references[sign] ?? '')
