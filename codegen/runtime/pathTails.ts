/**
 * Matches the tail of a path. The tail starts at the path's `?` or `#`. Some contracts distinguish
 * operations with the same pathname by the tail: `/rest?method=photos.search`,
 * `/#Action=AssumeRole`. This module is copied into generated code.
 */

import { createTemplate, decode, type Template } from './templates.ts'

/** Parts of a request that a tail is matched with. */
export type RequestParts = {
  query: URLSearchParams
  /**
   * Fragment of the request's URL. It is empty for requests over HTTP, since clients do not send
   * it.
   */
  fragment: string
  headers: Headers
}

/** `name=value` in a tail. A part without a value matches any value of that name. */
type Part = { name: string; read: Template }

/** Result of matching a request with a tail. */
export type TailMatch = {
  /** Decoded values of the tail's variables. */
  path: Record<string, string>
  /** Number of parts of the tail that the request lacks. */
  missingCount: number
  /** Number of parts of the tail that the request contains. */
  matchCount: number
}

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

/** Splits a path of the contract into pathname, query and fragment. */
export function splitPath(path: string): { pathname: string; query: string; fragment: string } {
  const [, pathname = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(path) ?? []
  return { pathname, query, fragment }
}

/** Names of the query parameters that a path of the contract contains. */
export const queryNamesOf = (path: string): string[] => [
  ...new Set(partsOf(splitPath(path).query).map(({ name }) => name)),
]

/** Values of a header; empty if the name is invalid for a header. */
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
 * Creates a matcher for the `?` or `#` part of a path. Query parts must be in the request's query.
 * Fragment parts must be in the URL's fragment, the query or the headers, since clients do not send
 * fragments: `/#X-Amz-Target=Service.Call`.
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
