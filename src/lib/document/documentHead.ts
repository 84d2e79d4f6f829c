/** Head of a public page: metadata for browsers, search engines and shared links. */
import { queryInLanguage } from '../languageAddress.ts'
import { escapeHtml } from './escapeHtml.ts'

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
}

/** Title, description and Open Graph data. */
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
  /** Language code of the document. */
  language: string
  /** Codes of all languages, the default one first. */
  languages: readonly [string, ...string[]]
}

/**
 * Links to the page's own address and to its other languages. They are absolute, since search
 * engines ignore relative ones.
 */
export function linksOf({ origin, path, language, languages }: PageAddress): string {
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
  ].join('')
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
