/** Language in an address: `?lang=en`. The default language needs no parameter. */

const parameter = 'lang'

/**
 * The language in a query, as one of `codes`; undefined without a known one.
 *
 * @param query query of an address, with or without its question mark.
 */
export function languageInQuery(query: string, codes: readonly string[]): string | undefined {
  // Most addresses contain no language, and every page request passes here.
  if (!query.includes(parameter)) return undefined
  return matchLanguage(new URLSearchParams(query).get(parameter), codes)
}

/**
 * The code for a tag: an exact match in any case of letters, otherwise the code of its language.
 */
export function matchLanguage(
  tag: string | null | undefined,
  codes: readonly string[],
): string | undefined {
  const wanted = tag?.toLowerCase()
  const find = (name: string | undefined) => codes.find((code) => code.toLowerCase() === name)
  return find(wanted) ?? find(wanted?.split('-')[0])
}

/**
 * Sets the language in a query, or removes it when `code` is undefined. The rest stays unchanged.
 *
 * @param query query of an address, with or without its question mark.
 * @returns a query with a question mark, or an empty text.
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
  /** Language code that the page shows. */
  code: string
  /** Code of the default language, which needs no parameter. */
  defaultCode: string
  /** True when the language was changed while the page was open. */
  hasChanged: boolean
}

/**
 * Query of a page that shows a language, so that a reload shows the same language. It never
 * contains another language, and it contains the one that the page has changed to. Without a
 * parameter the server reads the cookie.
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
