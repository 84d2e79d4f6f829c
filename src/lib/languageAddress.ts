/** Language in a URL: `?lang=en`. The default language needs no parameter. */

const parameter = 'lang'

/**
 * Language in a query, as one of `codes`; undefined without a known language.
 *
 * @param query query of a URL, with or without its question mark.
 */
export function languageInQuery(query: string, codes: readonly string[]): string | undefined {
  // This function runs for every page request and most URLs have no language, so a cheap test comes
  // first.
  if (!query.includes(parameter)) return undefined
  return matchLanguage(new URLSearchParams(query).get(parameter), codes)
}

/**
 * The code for a BCP 47 tag: an exact match, ignoring case, or else the code of the tag's language;
 * undefined when neither is in `codes`.
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
 * Sets the language in a query, or removes it when `code` is undefined. Other parameters stay
 * unchanged.
 *
 * @param query query of a URL, with or without its question mark.
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
  /** Code of the default language. URLs in this language need no parameter. */
  defaultCode: string
  /** True when the language was changed while the page was open. */
  hasChanged: boolean
}

/**
 * Query of the page's URL, so that a reload shows the same language. A known `lang` of another
 * language is replaced or removed. `lang` is added only when the language was changed on the page;
 * without `lang` the server uses the cookie.
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
