import { HttpResponse, http, type RequestHandler } from 'msw'
import { answerArt, artPrefix } from './art/answerArt.ts'
import { answerChat } from './chat/chatPage.ts'
import { handlers as generatedHandlers } from './gen/handlers.ts'
import { pathTemplates } from './server/routes.ts'
import type { Server } from './server/server.ts'
import type { ProviderServer } from './social/providerServer.ts'
import { socialPath } from './social/socialPath.ts'
import type { VendorServer } from './vendor/vendorServer.ts'
import { launchPath } from './world/games/launches.ts'

/** Who calls from a browser or a test that runs on this machine. */
const ip = '127.0.0.1'
/** The prefixes that belong to calls (spec 7); everything else is a page or a file. */
const callPrefixes = ['/wps', '/lgw', '/lotto', '/ops']

/**
 * Every call of the contract goes to the server; one that it leaves gets its generated answer; a
 * call that the contract does not know is not found, as on the gateway. Pictures of games are drawn, and
 * games that are launched are answered by their vendor, social logins by their provider.
 */
export function mswHandlers(
  server: Server,
  vendor: VendorServer,
  provider: ProviderServer,
): RequestHandler[] {
  const served = pathTemplates.map((template) =>
    http.all(`*${template.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request, cookies }) =>
      server(request, { ip, cookies }),
    ),
  )
  const unknown = callPrefixes.map((prefix) =>
    http.all(`*${prefix}/*`, () =>
      HttpResponse.json({ success: false, code: 'NOT_FOUND' }, { status: 404 }),
    ),
  )
  const art = http.get(`*${artPrefix}*`, ({ request }) => answerArt(new URL(request.url).pathname))
  // A window without a portal in it: only a path of a chat, which no page of ours has.
  const chat = http.all('*/chat/:token', ({ request }) => answerChat(request))
  const games = http.all(`*${launchPath}*`, ({ request }) => vendor(request))
  const social = http.get(`*${socialPath}*`, ({ request }) => provider(request, ip))
  return [art, chat, games, social, ...served, ...generatedHandlers, ...unknown]
}

/** A response that carries its cookies in a browser too. */
export const mswResponse = (
  body: string | Uint8Array<ArrayBuffer> | null,
  init: ResponseInit,
): Response => new HttpResponse(body, init)
