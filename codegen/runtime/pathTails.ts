/**
 * What some contracts write into their paths after a `?` or `#`, to tell operations of one address
 * apart: `/rest?method=photos.search`, `/#Action=AssumeRole`. Copied beside generated code.
 */

import { createTemplate, decode, type Template } from './templates.ts'

/** What a request says beside its path. */
export type RequestParts = {
  query: URLSearchParams
  /** What follows the `#` in the address, where a caller kept it: it is never sent. */
  fragment: string
  headers: Headers
}

/** One `name=value` of a tail; without a value any will do. */
type Part = { name: string; read: Template }

/** How far a request is what a tail wants. */
export type TailMatch = {
  /** The variables of the tail that the request has, decoded. */
  path: Record<string, string>
  /** How many parts of the tail the request has not. */
  lacks: number
  /** How many it has. */
  says: number
}

/** What a query writes for a text, read. */
const plain = (text: string) => decode(text.replaceAll('+', ' '))

const readerOf = (template: string): Template => createTemplate(template, '.', plain)

const partsOf = (text: string): Part[] =>
  text
    .split('&')
    .filter((one) => one !== '')
    .map((one) => {
      const [name = '', ...value] = one.split('=')
      const read: Template = value.length === 0 ? () => ({}) : readerOf(value.join('='))
      return { name: plain(name), read }
    })

/** A path's parts: what a URL calls its pathname, its query and its fragment. */
export function splitPath(path: string): { pathname: string; query: string; fragment: string } {
  const [, pathname = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(path) ?? []
  return { pathname, query, fragment }
}

/** The names of the query's parameters that a path itself says. */
export const queryNamesOf = (path: string): string[] => [
  ...new Set(partsOf(splitPath(path).query).map(({ name }) => name)),
]

/** The values of a header; none where nothing could be a header of that name. */
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
  const lacks = found.filter((one) => one === undefined).length
  return { path: Object.assign({}, ...found), lacks, says: parts.length - lacks }
}

/**
 * A matcher for what a path says after its `?` or `#`. The query's parts must be in the query. What
 * follows a `#` is the address's own fragment or, since callers do not send one, stands as a parameter
 * in the query or in the headers: `/#X-Amz-Target=Service.Call`.
 */
export function createTailMatcher(path: string): (requestParts: RequestParts) => TailMatch {
  const { query, fragment } = splitPath(path)
  const [queryParts, fragmentParts] = [partsOf(query), partsOf(fragment)]
  const readFragment = readerOf(fragment)
  return ({ query: sent, fragment: kept, headers }) => {
    const inQuery = matchParts(queryParts, (name) => sent.getAll(name))
    const inFragment = fragment === '' || kept === '' ? undefined : readFragment(plain(kept))
    const inPlaces: TailMatch = inFragment
      ? { path: inFragment, lacks: 0, says: fragmentParts.length }
      : matchParts(fragmentParts, (name) => [...sent.getAll(name), ...headerOf(headers, name)])
    return {
      path: { ...inQuery.path, ...inPlaces.path },
      lacks: inQuery.lacks + inPlaces.lacks,
      says: inQuery.says + inPlaces.says,
    }
  }
}
