/** Read calls whose response is the same for every visitor. */
import type { IncomingHttpHeaders } from 'node:http'
import type { OperationKey, operationTable } from '../../platform/gen/behaviour.ts'
import { findRoute } from '../../platform/server/routes.ts'

type OperationId = (typeof operationTable)[OperationKey]['id']

/**
 * Calls for public information about the portal and its games. Some calls are missing on purpose:
 * the status (it contains the caller's IP address), captchas and challenges, invitations, launch
 * URLs, rooms, draws, winners and jackpots.
 */
const publicReads: ReadonlySet<OperationId> = new Set<OperationId>([
  ...(['getWhitelabel', 'getCountryCodes', 'getCompany', 'getHelpCenter'] as const),
  ...(['getFeedbackForm', 'listPublications', 'getPublication'] as const),
  ...(['getGameList', 'getHotGames', 'getGameVendors', 'getVassalageGameTypes'] as const),
  ...(['getGameCatalogue', 'getLotteryMenus', 'getVnLotteryMenu'] as const),
])

export type Read = {
  method: string
  /** Path and query, exactly as received. */
  target: string
  headers: IncomingHttpHeaders
  /** Requested host. A platform with several brands may return another response per host. */
  host: string
  https: boolean
}

/**
 * Cache key of a public read call. Undefined when only the platform may respond: for all other
 * calls, and for a request with a session, a range, a cookie other than `lang`, or the cache
 * directive `no-cache` or `no-store`.
 */
export function publicReadKey({ method, target, headers, host, https }: Read): string | undefined {
  if (method !== 'GET' || !isPublicRead(target)) return undefined
  if (headers.authorization !== undefined || headers.range !== undefined) return undefined
  if (
    !isLanguageAlone(headers.cookie) ||
    /no-(?:cache|store)/i.test(headers['cache-control'] ?? '')
  )
    return undefined
  const { accept, cookie, 'accept-language': language, 'accept-encoding': encoding } = headers
  return JSON.stringify([host, https, target, language, encoding, accept, cookie])
}

function isPublicRead(target: string): boolean {
  const route = findRoute('GET', target.split('?', 1)[0] ?? '')
  return route?.kind === 'operation' && publicReads.has(route.operation.id)
}

const isLanguageAlone = (cookie = ''): boolean => /^\s*(?:lang=[\w-]*)?\s*$/.test(cookie)
