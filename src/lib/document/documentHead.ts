/** Head of a public page: metadata for browsers, search engines and shared links. */
import { queryInLanguage } from '../languageAddress.ts'
import { escapeHtml } from './escapeHtml.ts'

/** Subject of a page about one item, described by a type of schema.org. */
export type HeadItem = {
  type: 'VideoGame' | 'NewsArticle' | 'BlogPosting'
  name: string
  /** Absolute or relative URL of the picture; empty if there is none. */
  image: string
}

export type HeadTexts = {
  /** Title for the browser tab. */
  title: string
  description: string
  siteName: string
  /** BCP 47 tag of the language, such as `pt-BR`. */
  locale: string
  /** True when search engines may index the page; false for personal and missing pages. */
  isIndexed: boolean
  /** Publication time of an article. */
  publishedAt?: string | undefined
  item?: HeadItem | undefined
}

/** Returns the title, description and Open Graph data of a page as HTML. */
export function headOf(texts: HeadTexts): string {
  const { title, description, siteName, locale, isIndexed, publishedAt } = texts
  const named = `<title>${escapeHtml(title)}</title>${meta('name', 'description', description)}`
  if (!isIndexed) return named + meta('name', 'robots', 'noindex')
  return [
    named,
    meta('property', 'og:type', publishedAt === undefined ? 'website' : 'article'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', locale.replace('-', '_')),
    ...(publishedAt === undefined ? [] : [meta('property', 'article:published_time', publishedAt)]),
  ].join('')
}

export type PageAddress = {
  /** Public origin of the portal, such as `https://play.example`. */
  origin: string
  /** Path of the page, such as `/promotions`. */
  path: string
  language: string
  /** Codes of all languages, the default one first. */
  languages: readonly [string, ...string[]]
  /** Head of a page about one item. */
  head?: HeadTexts | undefined
}

/**
 * Links to the page's own URL and to its URLs in other languages, and structured data of its item.
 * The URLs are absolute, since search engines ignore relative ones.
 */
export function linksOf({ origin, path, language, languages, head }: PageAddress): string {
  const [defaultLanguage] = languages
  const addressIn = (code: string) =>
    origin + path + queryInLanguage('', code === defaultLanguage ? undefined : code)
  const alternate = (name: string, code: string) =>
    `<link rel="alternate" hreflang="${name}" href="${escapeHtml(addressIn(code))}">`
  const own = addressIn(language)
  return [
    `<link rel="canonical" href="${escapeHtml(own)}">`,
    meta('property', 'og:url', own),
    ...(languages.length > 1
      ? [...languages.map((code) => alternate(code, code)), alternate('x-default', defaultLanguage)]
      : []),
    head ? itemData(head, origin, own) : '',
  ].join('')
}

/** Picture for shared links, and the item's structured data as JSON-LD. */
function itemData(head: HeadTexts, origin: string, url: string): string {
  const { item, description, publishedAt } = head
  if (item === undefined) return ''
  const image = item.image === '' ? undefined : new URL(item.image, origin).href
  const data = {
    '@context': 'https://schema.org',
    '@type': item.type,
    [item.type === 'VideoGame' ? 'name' : 'headline']: item.name,
    description,
    image,
    url,
    datePublished: publishedAt,
  }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `${image === undefined ? '' : meta('property', 'og:image', image)}<script type="application/ld+json">${json}</script>`
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
