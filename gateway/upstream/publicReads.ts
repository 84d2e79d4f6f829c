/** Which calls have an answer that is the same for every visitor. */
import type { IncomingHttpHeaders } from 'node:http'
import type { OperationKey, operationTable } from '../../platform/gen/behaviour.ts'
import { findRoute } from '../../platform/server/routes.ts'

type OperationId = (typeof operationTable)[OperationKey]['id']

/**
 * What the portal shows of itself and its games. Left out on purpose are the status (it tells the
 * caller's address), captchas and challenges, invitations, addresses to play at, rooms, draws,
 * winners and jackpots.
 */
const publicReads: ReadonlySet<OperationId> = new Set<OperationId>([
  ...(['getWhitelabel', 'getCountryCodes', 'getCompany', 'getHelpCenter'] as const),
  ...(['getFeedbackForm', 'listPublications', 'getPublication'] as const),
  ...(['getGameList', 'getHotGames', 'getGameVendors', 'getVassalageGameTypes'] as const),
  ...(['getGameCatalogue', 'getLotteryMenus', 'getVnLotteryMenu'] as const),
])

export type Read = {
  method: string
  /** Path and query, as they came. */
  target: string
  headers: IncomingHttpHeaders
  /** The host that the caller asked for: a platform of several brands answers by it. */
  host: string
  https: boolean
}

/**
 * What answers are told apart by, or undefined where one must be the platform's own: for anything
 * but a public read, and for a caller who shows a session, a cookie (but for `lang`), or a wish for
 * a part or for nothing kept.
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
