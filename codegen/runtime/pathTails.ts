/**
 * Matches the part of a path after a `?` or `#`, by which some contracts distinguish operations of
 * one address: `/rest?method=photos.search`, `/#Action=AssumeRole`. Copied beside generated code.
 */

import { createTemplate, decode, type Template } from './templates.ts'

/** Parts of a request beside its path. */
export type RequestParts = {
  query: URLSearchParams
  /** Fragment of the URL, if the caller kept it: HTTP never sends one. */
  fragment: string
  headers: Headers
}

/** `name=value` of a tail; any value matches if it has none. */
type Part = { name: string; read: Template }

/** Match of a request with a tail. */
export type TailMatch = {
  /** Decoded variables of the tail. */
  path: Record<string, string>
  /** Number of missing parts. */
  missingCount: number
  /** Number of matching parts. */
  matchCount: number
}

/** Decoded text of a query. */
const decodeQuery = (text: string) => decode(text.replaceAll('+', ' '))

const readerOf = (template: string): Template => createTemplate(template, '.', decodeQuery)

const partsOf = (text: string): Part[] =>
  text
    .split('&')
    .filter((one) => one !== '')
    .map((one) => {
      const [name = '', ...value] = one.split('=')
      const read: Template = value.length === 0 ? () => ({}) : readerOf(value.join('='))
      return { name: decodeQuery(name), read }
    })

/** Pathname, query and fragment of a path. */
export function splitPath(path: string): { pathname: string; query: string; fragment: string } {
  const [, pathname = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(path) ?? []
  return { pathname, query, fragment }
}

/** Names of query parameters within a path. */
export const queryNamesOf = (path: string): string[] => [
  ...new Set(partsOf(splitPath(path).query).map(({ name }) => name)),
]

/** Values of a header; empty for a name that no header can have. */
function headerOf(headers: Headers, name: string): string[] {
  const value = /^[\w!#$%&'*+.^`|~-]+$/.test(name) ? headers.get(name) : null
  return value === null ? [] : [value]
}

function matchParts(
  parts: readonly Part[],
  valuesOf: (name: string) => readonly string[],
): TailMatch {
  const found = parts.map(({ name, read }) => {
    for (const value of valuesOf(name)) {
      const path = read(value)
      if (path) return path
    }
    return undefined
  })
  const missingCount = found.filter((one) => one === undefined).length
  return {
    path: Object.assign({}, ...found),
    missingCount,
    matchCount: parts.length - missingCount,
  }
}

/**
 * Matcher for the `?` or `#` part of a path. Query parts must be in the query. Fragment parts are
 * in the URL's fragment or, since clients send none, in the query or headers:
 * `/#X-Amz-Target=Service.Call`.
 */
export function createTailMatcher(path: string): (requestParts: RequestParts) => TailMatch {
  const { query, fragment } = splitPath(path)
  const [queryParts, fragmentParts] = [partsOf(query), partsOf(fragment)]
  const readFragment = readerOf(fragment)
  return ({ query: requestQuery, fragment: requestFragment, headers }) => {
    const inQuery = matchParts(queryParts, (name) => requestQuery.getAll(name))
    const inFragment =
      fragment === '' || requestFragment === ''
        ? undefined
        : readFragment(decodeQuery(requestFragment))
    const inPlaces: TailMatch = inFragment
      ? { path: inFragment, missingCount: 0, matchCount: fragmentParts.length }
      : matchParts(fragmentParts, (name) => [
          ...requestQuery.getAll(name),
          ...headerOf(headers, name),
        ])
    return {
      path: { ...inQuery.path, ...inPlaces.path },
      missingCount: inQuery.missingCount + inPlaces.missingCount,
      matchCount: inQuery.matchCount + inPlaces.matchCount,
    }
  }
}
