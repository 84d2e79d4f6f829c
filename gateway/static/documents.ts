/**
 * Serves the portal's pages: finds the document for a URL and a language. A document is the same
 * for all visitors.
 */
import { languageInQuery, matchLanguage, queryInLanguage } from '../../src/lib/languageAddress.ts'
import type { Shortcut } from '../http/httpServer.ts'
import { sendPrepared, toPreparedResponse } from '../http/preparedAnswer.ts'
import { guardsOf } from '../http/securityHeaders.ts'
import { type DocumentSource, normalisePath } from './documentSource.ts'
import type { PreparedDocument } from './prepareDocument.ts'
import type { Shells } from './shells.ts'

export type Documents = {
  /** Handles GET and HEAD requests for pages and responds from memory. */
  shortcut: Shortcut
  /** Responds to a GET or HEAD of any path that is not a file or a call. */
  answer(path: string, request: Request): Promise<Response>
}

type Parts = {
  shells: Shells
  /** Sources that are tried before the shells, in this order. */
  sources?: readonly DocumentSource[]
}

type Asked = {
  /** Language in the query of the URL, if any. */
  queryLanguage: string | undefined
  language: string
}

export function createDocuments({ shells, sources = [] }: Parts): Documents {
  const { languages } = shells
  const [defaultLanguage] = languages
  const all = [...sources, shells.source]

  const find = (path: string, query: string): Asked & { document: ReturnType<DocumentSource> } => {
    const named = languageInQuery(query, languages)
    const language = named ?? defaultLanguage
    const request = {
      path: normalisePath(path),
      query: query === '' ? '' : queryInLanguage(query, undefined).slice(1),
      language,
    }
    for (const source of all) {
      const document = source(request)
      if (document) return { queryLanguage: named, language, document }
    }
    return { queryLanguage: named, language, document: undefined }
  }
  /**
   * URL of the same page in the cookie's language. Undefined if the requested URL names a language,
   * or if the cookie's language is the default.
   */
  const redirectOf = (
    { queryLanguage }: Asked,
    path: string,
    query: string,
    cookies: string | undefined,
  ): string | undefined => {
    const chosen = queryLanguage === undefined ? languageOfCookie(cookies, languages) : undefined
    if (chosen === undefined || chosen === defaultLanguage || !isPlainPath(path)) return undefined
    return path + queryInLanguage(query, chosen)
  }

  return {
    shortcut(incoming, outgoing, context, toApp) {
      const { method, headers, url = '' } = incoming
      if (method !== 'GET' && method !== 'HEAD') return false
      const mark = url.indexOf('?')
      const path = mark < 0 ? url : url.slice(0, mark)
      const query = mark < 0 ? '' : url.slice(mark + 1)
      const found = find(path, query)
      if (!found.document) return false
      const location = redirectOf(found, path, query, headers.cookie)
      if (location === undefined) {
        const send = (document: PreparedDocument) =>
          sendPrepared(document, incoming, outgoing, context)
        if (found.document instanceof Promise)
          void found.document.then((document) => (document ? send(document) : toApp()), toApp)
        else send(found.document)
      } else {
        const told = [...guardsOf('data', context.https), 'X-Request-Id', context.requestId]
        outgoing.writeHead(302, [...told, ...redirectHeaders(location).flat()]).end()
      }
      return true
    },
    async answer(path, request) {
      const { pathname, search } = new URL(request.url)
      const found = find(path, search)
      const document = (await found.document) ?? (await shells.missing(found.language))
      if (!document) return new Response(null, { status: 404 })
      const cookies = request.headers.get('cookie') ?? undefined
      const location = redirectOf(found, pathname, search, cookies)
      return location === undefined
        ? toPreparedResponse(document, request)
        : new Response(null, { status: 302, headers: redirectHeaders(location) })
    },
  }
}

/** The query may contain a token (`?token=`), so the redirect must not be stored. */
const redirectHeaders = (location: string): [string, string][] => [
  ['Location', location],
  ['Cache-Control', 'private, no-store'],
]

/** True if a browser resolves the path on the same origin. `//host` would lead to another site. */
const isPlainPath = (path: string) => /^\/(?![/\\])/.test(path)

/** Language in the cookie `lang`. Undefined if the build does not have it. */
function languageOfCookie(
  cookies: string | undefined,
  languages: readonly string[],
): string | undefined {
  if (!cookies?.includes('lang=')) return undefined
  return matchLanguage(/(?:^|;\s*)lang=([A-Za-z-]{2,20})/.exec(cookies)?.[1], languages)
}
