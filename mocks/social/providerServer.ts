/**
 * Emulated social login providers: `GET /social/<ticket>` asks for the e-mail, and the form returns
 * to the portal with or without a session. Paths from `/social/phone` belong to the
 * phone-authentication service. Part of mocks and gateway, never of the portal.
 */

import {
  findTicket,
  giveUp,
  type LetInCode,
  letIn,
} from '../../platform/domain/accounts/session/socialLogin.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { isRejection } from '../../platform/domain/base/context/rejection.ts'
import { answerAbsent } from '../emulator/absentPage.ts'
import { answerPage, type EmulatorPage, emulatorLanguageOf } from '../emulator/page.ts'
import { phonePath, socialPath } from './paths.ts'
import { answerPhone } from './phoneServer.ts'
import { askingPage, returningPage } from './providerPage.ts'

export type ProviderServer = (request: Request, ip: string) => Promise<Response | undefined>

const ticketForm = /^[0-9a-f]{48}$/
const emailForm = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,24}$/

const show = (page: EmulatorPage) =>
  answerPage(page, { frames: 'none', allowedDirectives: ["form-action 'self'"] })

function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://portal')
  url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

function addressAfter(next: string, outcome: NonNullable<Awaited<ReturnType<typeof letIn>>>) {
  if ('token' in outcome) return withParameter(next, 'token', outcome.token)
  return withParameter(next, 'secondStep', outcome.secondStep)
}

/**
 * Request handler of the providers.
 * @returns undefined if the request is not for a provider.
 */
export const createProviderServer =
  (context: () => Context<LetInCode>): ProviderServer =>
  async (request, ip) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.startsWith(socialPath)) return undefined
    if (pathname.startsWith(phonePath)) return answerPhone(context(), request)
    if (request.method !== 'GET') return undefined
    const spoken = request.headers.get('Accept-Language')
    const language = emulatorLanguageOf(spoken ?? undefined)
    const ticket = pathname.slice(socialPath.length)
    const found = ticketForm.test(ticket) ? await findTicket(context(), ticket) : undefined
    if (!found) return answerAbsent('usedTicket', spoken)
    const { provider, next } = found
    if (searchParams.get('decision') === 'no') {
      await giveUp(context(), found)
      const address = withParameter(next, 'loginError', 'SOCIAL_LOGIN_CANCELLED')
      return show(returningPage({ language, address }))
    }
    const wrongEmail = searchParams.get('email')?.trim()
    if (wrongEmail === undefined || !emailForm.test(wrongEmail)) {
      return show(askingPage({ language, provider, wrongEmail }))
    }
    const userAgent = request.headers.get('User-Agent') ?? ''
    try {
      const outcome = await letIn(context(), found, { email: wrongEmail, ip, userAgent })
      if (!outcome) return answerAbsent('usedTicket', spoken)
      return show(returningPage({ language, address: addressAfter(next, outcome) }))
    } catch (error) {
      if (!isRejection(error)) throw error
      const address = withParameter(next, 'loginError', error.code)
      return show(returningPage({ language, address }))
    }
  }
