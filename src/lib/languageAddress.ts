/**
 * The language in an address: `?lang=en` names one, and no address needs to name the default one.
 */

const parameter = 'lang'

/**
 * The language that a query names, as one of `codes`; undefined when it names none of them.
 *
 * @param query of an address, with its question mark or without.
 */
export function languageInQuery(query: string, codes: readonly string[]): string | undefined {
  // Most addresses name none, and every page is asked for through here.
  if (!query.includes(parameter)) return undefined
  return matchLanguage(new URLSearchParams(query).get(parameter), codes)
}

/** The code that a tag means: the same one in any case of letters, else that of its language. */
export function matchLanguage(
  tag: string | null | undefined,
  codes: readonly string[],
): string | undefined {
  const wanted = tag?.toLowerCase()
  const find = (name: string | undefined) => codes.find((code) => code.toLowerCase() === name)
  return find(wanted) ?? find(wanted?.split('-')[0])
}

/**
 * A query that names a language, or none when `code` is undefined. All else stays as it was
 * written.
 *
 * @param query of an address, with its question mark or without.
 * @returns with a question mark, unless it is empty.
 */
export function queryInLanguage(query: string, code: string | undefined): string {
  const parts = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(parameter))
  if (code !== undefined) parts.push(`${parameter}=${code}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

type Shown = {
  /** The code of the language that the page shows. */
  code: string
  /** The one that needs no naming. */
  defaultCode: string
  /** Whether the page has come to show it while it was open. */
  hasChanged: boolean
}

/**
 * The query of a page that shows a language, so that a reload shows the same: it names no other
 * one, and names what the page has changed to. Where it names none, a cookie tells the server.
 */
export function queryOfShown(
  query: string,
  { code, defaultCode, hasChanged }: Shown,
  codes: readonly string[],
): string {
  const named = languageInQuery(query, codes)
  if (named === code || (named === undefined && !hasChanged)) return query
  return queryInLanguage(query, code === defaultCode ? undefined : code)
}
