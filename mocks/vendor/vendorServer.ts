/**
 * Emulated vendor's server for launched games: `GET /play/<token>` is the page of a game, `POST
 * /play/<token>/bets` plays a round. The token is the only credential, so responses are not cached
 * and send no referrer. Part of mocks and gateway, never of the portal.
 */

import type { Context } from '../../platform/domain/base/context/context.ts'
import { readPlatform } from '../../platform/domain/base/platform/platformSettings.ts'
import type { BetCode } from '../../platform/domain/play/bets/placeBet.ts'
import { findLaunch, isSessionOpen } from '../../platform/domain/play/games/launches.ts'
import { offerIn } from '../../platform/domain/play/games/offer.ts'
import type { ErrorCode } from '../../src/api/gen/errors.ts'
import { toBase64 } from '../../src/lib/base64.ts'
import { toMinor } from '../../src/lib/money.ts'
import { catalogue } from '../content/games/catalogue.ts'
import { answerAbsent } from '../emulator/absentPage.ts'
import { answerPage } from '../emulator/page.ts'
import { readFields } from '../emulator/readFields.ts'
import { launchPath } from './emulatedVendors.ts'
import { gamePage } from './gamePage.ts'
import { balanceFor, playRound, type RoundRequest } from './vendorBets.ts'

/** Initial play money of a free trial, in minor units. */
const playMoney = 100_000
/** Maximum size of a request for a round, in bytes. */
const largestBody = 512

const tokenForm = /^[0-9a-f]{16,128}$/
const keyForm = /^[A-Za-z0-9-]{8,64}$/
const amountForm = /^\d{1,9}\.\d{2}$/

const common = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const

/** Additional directives: pictures and calls from the same origin. */
const allowedDirectives = [
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

const inJson = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), {
    status,
    headers: {
      ...common,
      'Content-Type': 'application/json; charset=utf-8',
      // The page may run in a sandbox without an origin.
      'Access-Control-Allow-Origin': '*',
    },
  })

/** @param acceptLanguage the caller's `Accept-Language`, for requests without a launch. */
async function showPage(
  context: Context,
  token: string,
  acceptLanguage: string | null,
): Promise<Response> {
  const launch = tokenForm.test(token) ? await findLaunch(context.store, token) : undefined
  const { market } = await readPlatform(context.store)
  const game = launch && offerIn(catalogue, market).find(launch.nodeId)
  if (!launch || !game) return answerAbsent('unknownGame', acceptLanguage)
  if (launch.expiresAt <= context.now()) return answerAbsent('expiredGame', launch.language)
  if (!(await isSessionOpen(context, context.store, launch)))
    return answerAbsent('endedSession', launch.language)
  const { memberId, language, backUrl } = launch
  const isTrial = launch.mode !== 'REAL' || memberId === null
  const money = isTrial
    ? { balance: playMoney, bonus: 0 }
    : await balanceFor(context, memberId, game.vendor)
  const nonce = toBase64(context.randomBytes(18))
  const { currency } = market
  const page = gamePage({ token, game, isTrial, language, backUrl, currency, ...money, nonce })
  return answerPage(page, { frames: 'self', allowedDirectives, nonce })
}

/** Parses a request for a round; undefined if it is invalid. */
function toWanted({ stake, key }: Readonly<Record<string, unknown>>): RoundRequest | undefined {
  const isText = typeof stake === 'string' && typeof key === 'string'
  if (!isText || !amountForm.test(stake) || !keyForm.test(key)) return undefined
  return { stake: toMinor(stake), key }
}

const notPlayed = (code: ErrorCode | 'LAUNCH_EXPIRED', status: number) =>
  inJson({ played: false, code }, status)

async function takeBet(
  context: Context<BetCode>,
  token: string,
  request: Request,
): Promise<Response> {
  const launch = await findLaunch(context.store, token)
  if (!launch) return notPlayed('LAUNCH_EXPIRED', 404)
  const read = await readFields(request, largestBody)
  if ('status' in read && read.status === 413) return notPlayed('BODY_TOO_LARGE', 413)
  const wanted = 'fields' in read ? toWanted(read.fields) : undefined
  if (!wanted) return notPlayed('REQUEST_INVALID', 422)
  return inJson(await playRound(context, launch, token, wanted))
}

/** Handler of requests below `/play/`; returns undefined for other paths. */
export type VendorServer = (request: Request) => Promise<Response | undefined>

/** @param context read on each request, because a browser's context may be replaced. */
export const createVendorServer =
  (context: () => Context<BetCode>): VendorServer =>
  async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(launchPath)) return undefined
    const [token = '', part, ...rest] = pathname.slice(launchPath.length).split('/')
    if (part === 'bets' && rest.length === 0 && request.method === 'POST') {
      return tokenForm.test(token) ? takeBet(context(), token, request) : undefined
    }
    if (request.method !== 'GET') return undefined
    const acceptLanguage = request.headers.get('Accept-Language')
    return part === undefined
      ? showPage(context(), token, acceptLanguage)
      : answerAbsent('unknownGame', acceptLanguage)
  }
