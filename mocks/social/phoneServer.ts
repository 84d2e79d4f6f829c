/** The emulated phone-authentication service over HTTP. */
import { answerPage } from '../emulator/page.ts'
import { languageOf } from '../world/texts.ts'
import type { World } from '../world/world.ts'
import { type PhoneAnswer, phoneCall, phoneWindow } from './phoneService.ts'
import { phonePath } from './socialPath.ts'

const calls: Readonly<Record<string, 'codes' | 'tokens'>> = {
  [`${phonePath}/codes`]: 'codes',
  [`${phonePath}/tokens`]: 'tokens',
}

const largestBody = 2000

/** What a call wants; undefined when it is anything but a small object. */
async function readWanted(request: Request): Promise<Record<string, unknown> | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > largestBody) return undefined
  const text = await request.text()
  if (text.length > largestBody) return undefined
  try {
    const wanted: unknown = JSON.parse(text)
    return typeof wanted === 'object' && wanted !== null ? { ...wanted } : undefined
  } catch {
    return undefined
  }
}

const statusOf = (answer: PhoneAnswer): number => {
  if (!('problem' in answer)) return 200
  return answer.problem === 'too-many-requests' ? 429 : 400
}

/** @returns undefined for what is none of the service's addresses. */
export async function answerPhone(world: World, request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === phonePath && request.method === 'GET') {
    const spoken = searchParams.get('lang') ?? request.headers.get('Accept-Language')
    const language = languageOf(spoken ?? undefined)
    const { page, ...answering } = await phoneWindow(world, searchParams, language)
    return answerPage(page, { ...answering, frames: 'none', allowed: ["form-action 'self'"] })
  }
  const call = Object.hasOwn(calls, pathname) ? calls[pathname] : undefined
  if (call === undefined || request.method !== 'POST') return undefined
  const answer = await phoneCall(world, call, (await readWanted(request)) ?? {})
  return Response.json(answer, {
    status: statusOf(answer),
    headers: { 'Cache-Control': 'no-store' },
  })
}
