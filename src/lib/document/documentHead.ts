/** What the head of a public page tells browsers, search engines and those who share its address. */
import { queryInLanguage } from '../languageAddress.ts'
import { escapeHtml } from './escapeHtml.ts'

export type HeadTexts = {
  /** As the browser's tab shows it. */
  title: string
  description: string
  siteName: string
  /** The language as a tag, as `pt-BR`. */
  locale: string
  /** Whether search engines may show the page; one of a single person, or of nothing, they may not. */
  isIndexed: boolean
  /** When it was published, of what is an article. */
  publishedAt?: string | undefined
}

/** Title, description, and how a shared address is shown (Open Graph). */
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
  /** Where visitors find the portal, as `https://play.example`. */
  origin: string
  /** The page's own path, as `/promotions`. */
  path: string
  /** The code of the language that the document is in. */
  language: string
  /** The codes of all, the default one first. */
  languages: readonly [string, ...string[]]
}

/**
 * The page's own address, and those of the same page in other languages. They are absolute, or
 * search engines pass them over.
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
