/**
 * Plays the providers of social logins: `GET /social/<ticket>` asks who it is, and the form's answer goes
 * back to the portal with a session, or without. Part of mocks and gateway, never of the portal.
 */
import { styleSource } from '../emulatorPage.ts'
import { findTicket, giveUp, letIn } from '../world/socialLogin.ts'
import { languageOf } from '../world/texts.ts'
import type { World } from '../world/world.ts'
import { askingPage, returningPage, style } from './providerPage.ts'
import { socialPath } from './socialPath.ts'

export type ProviderServer = (request: Request, ip: string) => Promise<Response | undefined>

const ticketForm = /^[0-9a-f]{48}$/
const emailForm = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,24}$/

async function policy(): Promise<string> {
  const allowed = [
    `style-src ${await styleSource(style)}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return ["default-src 'none'", ...allowed, "base-uri 'none'"].join('; ')
}

const page = async (html: string, status = 200) =>
  new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': await policy(),
      'Cache-Control': 'no-store',
      // The address that it leads to holds a token.
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
  })

/** A path of the portal with one more parameter. */
function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://portal')
  url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

/**
 * The providers of a world.
 * @returns undefined for a path that is no ticket's.
 */
export const createProviderServer =
  (world: () => World): ProviderServer =>
  async (request, ip) => {
    const { pathname, searchParams } = new URL(request.url)
    const ticket = pathname.slice(socialPath.length)
    if (!pathname.startsWith(socialPath) || !ticketForm.test(ticket)) return undefined
    if (request.method !== 'GET') return undefined
    const language = languageOf(request.headers.get('Accept-Language') ?? undefined)
    const found = await findTicket(world(), ticket)
    if (!found) return page(returningPage({ language, address: '/' }), 410)
    const { provider, next } = found
    if (searchParams.get('decision') === 'no') {
      await giveUp(world(), found)
      const address = withParameter(next, 'loginError', 'SOCIAL_LOGIN_CANCELLED')
      return page(returningPage({ language, address }))
    }
    const email = (searchParams.get('email') ?? '').trim()
    if (!emailForm.test(email)) {
      return page(askingPage({ language, provider, isWrong: searchParams.has('email') }))
    }
    const userAgent = request.headers.get('User-Agent') ?? ''
    const outcome = await letIn(world(), found, { email, ip, userAgent })
    if (!outcome) return page(returningPage({ language, address: '/' }), 410)
    const address =
      'token' in outcome
        ? withParameter(next, 'token', outcome.token)
        : withParameter(next, 'loginError', outcome.refused)
    return page(returningPage({ language, address }))
  }
