/** Writes sitemaps (sitemaps.org 0.9) with links between the languages of each page. */
import { setImmediate } from 'node:timers/promises'
import { queryInLanguage } from '../../src/lib/languageAddress.ts'

/** A page in all languages. */
export type SitemapEntry = {
  /** Path of the page in the default language. */
  path: string
  /** Time of the last change (RFC 3339), if known. */
  lastModified?: string | undefined
}

export type SitemapOptions = {
  /** Public origin of the portal, such as `https://play.example`. */
  origin: string
  /** All language codes, the default one first. */
  languages: readonly [string, ...string[]]
  /** Limits of one file. */
  limits?: { addresses: number; bytes: number }
}

/** Less than the allowed 50 MB, so that crawlers download smaller files. */
const usualLimits = { addresses: 50_000, bytes: 10 * 1024 * 1024 }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const start = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const end = '</urlset>\n'

/** Pages that are written before the event loop runs other work. */
const pagesPerTurn = 200

/**
 * Writes the sitemaps of all pages. The limits determine the number of files. There is at least
 * one.
 *
 * Yields to the event loop every few hundred pages, so that requests do not wait.
 */
export async function writeSitemaps(
  entries: readonly SitemapEntry[],
  options: SitemapOptions,
): Promise<Buffer<ArrayBuffer>[]> {
  const { addresses, bytes } = options.limits ?? usualLimits
  const files: Buffer<ArrayBuffer>[] = []
  let parts: Buffer[] = []
  let size = 0
  let count = 0
  const close = () => {
    files.push(Buffer.concat([Buffer.from(start), ...parts, Buffer.from(end)]))
    parts = []
    size = 0
    count = 0
  }
  const room = bytes - Buffer.byteLength(start) - Buffer.byteLength(end)
  for (const [index, entry] of entries.entries()) {
    if (index % pagesPerTurn === pagesPerTurn - 1) await setImmediate()
    const part = Buffer.from(urlsOf(entry, options))
    const isFull = size + part.length > room || count + options.languages.length > addresses
    if (isFull && parts.length > 0) close()
    parts.push(part)
    size += part.length
    count += options.languages.length
  }
  if (parts.length > 0 || files.length === 0) close()
  return files
}

/** Index of sitemaps, served at `/sitemap.xml` when there are several. */
export function writeSitemapIndex(addresses: readonly string[]): Buffer<ArrayBuffer> {
  const items = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>\n`)
  return Buffer.from(
    `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</sitemapindex>\n`,
  )
}

/**
 * Entries of a page, one per language. Each entry links to all languages including its own, as
 * search engines require.
 */
function urlsOf(
  { path, lastModified }: SitemapEntry,
  { origin, languages: [defaultLanguage, ...others] }: SitemapOptions,
): string {
  const bare = origin + path
  const addresses: [string, string][] = [
    [defaultLanguage, bare],
    ...others.map((code): [string, string] => [code, bare + queryInLanguage('', code)]),
  ]
  const alternates =
    others.length === 0
      ? ''
      : [...addresses, ['x-default', bare] as const]
          .map(
            ([code, address]) =>
              `<xhtml:link rel="alternate" hreflang="${escapeXml(code)}" href="${escapeXml(address)}"/>`,
          )
          .join('')
  const changed = lastModified === undefined ? '' : element('lastmod', lastModified)
  return addresses
    .map(([, address]) => `<url>${element('loc', address)}${changed}${alternates}</url>\n`)
    .join('')
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 forbids even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches forbidden characters.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (sign) => references[sign] ?? sign)
