/**
 * Emulated vendor's server for launched games. `GET /play/<token>` returns the page of a game,
 * `POST /play/<token>/<action>` runs an operation of the page. The token is the only credential.
 * Responses are therefore not cached, and pages send no referrer. The mocks and the gateway run
 * this server, the portal never does.
 */

import type { GameLaunchRow } from '../../platform/domain/base/collections/collections.ts'
import type { Game } from '../../platform/domain/base/content/game.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { type Market, playSettingsOf } from '../../platform/domain/base/platform/markets.ts'
import { readPlatform } from '../../platform/domain/base/platform/platformSettings.ts'
import type { BetCode } from '../../platform/domain/play/bets/placeBet.ts'
import { playedGame } from '../../platform/domain/play/bets/playedGame.ts'
import { findLaunch, isSessionOpen } from '../../platform/domain/play/games/launches.ts'
import { offerIn } from '../../platform/domain/play/games/offer.ts'
import { canStart } from '../../platform/domain/play/games/showGame.ts'
import { toBase64 } from '../../src/lib/base64.ts'
import { catalogue } from '../content/games/catalogue.ts'
import { answerAbsent } from '../emulator/absentPage.ts'
import { answerPage, emulatorLanguageOf } from '../emulator/page.ts'
import { readFields } from '../emulator/readFields.ts'
import { emulatedGameOf } from './emulatedGames.ts'
import { launchPath } from './emulatedVendors.ts'
import { type ActBody, type Play, type RefusalCode, RefusedAct } from './frame/emulatedGame.ts'
import { gamePage } from './frame/gamePage.ts'
import { balanceFor, createPlay } from './frame/play.ts'

/** Initial play money of a free trial, in minor units. */
const playMoney = 100_000
/** Maximum size of a request body, in bytes. */
const largestBody = 8_192

const tokenForm = /^[0-9a-f]{16,128}$/

const common = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const

/**
 * Directives added to the Content Security Policy: images and requests of the same origin are
 * allowed.
 */
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
      // The page may run in a sandboxed frame, whose origin is opaque.
      'Access-Control-Allow-Origin': '*',
    },
  })

type Launched = { launch: GameLaunchRow; game: Game; market: Market }

function playOf(
  context: Context<BetCode>,
  token: string,
  { launch, game, market }: Launched,
): Play {
  return createPlay({
    context,
    token,
    launch,
    game,
    played: playedGame(game),
    language: emulatorLanguageOf(launch.language),
    settings: playSettingsOf(market),
  })
}

/**
 * @param acceptLanguage the request's `Accept-Language`, for the error page if no game is launched.
 */
async function showPage(
  context: Context<BetCode>,
  token: string,
  acceptLanguage: string | null,
): Promise<Response> {
  const launch = tokenForm.test(token) ? await findLaunch(context.store, token) : undefined
  const { market } = await readPlatform(context.store)
  const game = launch && offerIn(catalogue, market).find(launch.nodeId)
  const emulated = game && emulatedGameOf(game)
  if (!launch || !emulated) return answerAbsent('unknownGame', acceptLanguage)
  if (launch.expiresAt <= context.now()) return answerAbsent('expiredGame', launch.language)
  if (!(await isSessionOpen(context, context.store, launch)))
    return answerAbsent('endedSession', launch.language)
  const play = playOf(context, token, { launch, game, market })
  const { memberId } = play
  const balance =
    memberId === undefined
      ? { real: playMoney, bonus: 0 }
      : await balanceFor(context, memberId, game.vendor)
  const nonce = toBase64(context.randomBytes(18))
  const { currency } = market
  const page = await gamePage({ play, emulated, balance, currency, nonce })
  return answerPage(page, { frames: 'self', allowedDirectives, nonce })
}

const refusal = (code: RefusalCode, status = 200) => inJson({ ok: false, code }, status)

async function runAct(
  context: Context<BetCode>,
  { token, act, launch }: { token: string; act: string; launch: GameLaunchRow },
  body: ActBody,
): Promise<Response> {
  if (launch.expiresAt <= context.now()) return refusal('LAUNCH_EXPIRED')
  const { maintenance, market } = await readPlatform(context.store)
  const game = offerIn(catalogue, market).find(launch.nodeId)
  if (!game || !canStart(game) || maintenance) return refusal('GAME_MAINTENANCE')
  const emulated = emulatedGameOf(game)
  const run = emulated && Object.hasOwn(emulated.acts, act) ? emulated.acts[act] : undefined
  if (!run) return refusal('REQUEST_INVALID', 422)
  try {
    return inJson({
      ok: true,
      result: await run(playOf(context, token, { launch, game, market }), body),
    })
  } catch (error) {
    if (error instanceof RefusedAct) return refusal(error.code)
    throw error
  }
}

async function takeAct(
  context: Context<BetCode>,
  { token, act }: { token: string; act: string },
  request: Request,
): Promise<Response> {
  const launch = await findLaunch(context.store, token)
  if (!launch) return refusal('LAUNCH_EXPIRED', 404)
  const read = await readFields(request, largestBody)
  if ('status' in read) return refusal('REQUEST_INVALID', read.status)
  return runAct(context, { token, act, launch }, read.fields)
}

/** Handles requests below `/play/`; returns undefined for all others. */
export type VendorServer = (request: Request) => Promise<Response | undefined>

/**
 * @param context called for each request, because the context of the mocks in a browser may be
 * replaced.
 */
export const createVendorServer =
  (context: () => Context<BetCode>): VendorServer =>
  async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(launchPath)) return undefined
    const [token = '', part, ...rest] = pathname.slice(launchPath.length).split('/')
    if (part !== undefined && rest.length === 0 && request.method === 'POST') {
      return tokenForm.test(token) ? takeAct(context(), { token, act: part }, request) : undefined
    }
    if (request.method !== 'GET') return undefined
    const acceptLanguage = request.headers.get('Accept-Language')
    return part === undefined
      ? showPage(context(), token, acceptLanguage)
      : answerAbsent('unknownGame', acceptLanguage)
  }
