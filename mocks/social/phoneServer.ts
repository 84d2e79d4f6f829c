/** HTTP interface of the emulated phone-authentication service. */

import type { Context } from '../../platform/domain/base/context/context.ts'
import { answerPage, emulatorLanguageOf } from '../emulator/page.ts'
import { readFields } from '../emulator/readFields.ts'
import { phonePath } from './paths.ts'
import { type PhoneAnswer, phoneCall, phoneWindow } from './phoneService.ts'

/** Paths of the service's calls. */
export const phoneCalls: Readonly<Record<string, 'codes' | 'tokens'>> = {
  [`${phonePath}/codes`]: 'codes',
  [`${phonePath}/tokens`]: 'tokens',
}

/** Maximum size of a request body, in bytes. */
const largestBody = 2000
const headers = { 'Cache-Control': 'no-store' }

const statusOf = (answer: PhoneAnswer): number => {
  if (!('problem' in answer)) return 200
  return answer.problem === 'too-many-requests' ? 429 : 400
}

/** @returns undefined if the URL does not belong to the service. */
export async function answerPhone(
  context: Context,
  request: Request,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === phonePath && request.method === 'GET') {
    const spoken = searchParams.get('lang') ?? request.headers.get('Accept-Language')
    const language = emulatorLanguageOf(spoken ?? undefined)
    const { page, ...answering } = await phoneWindow(context, searchParams, language)
    return answerPage(page, {
      ...answering,
      frames: 'none',
      allowedDirectives: ["form-action 'self'"],
    })
  }
  const call = Object.hasOwn(phoneCalls, pathname) ? phoneCalls[pathname] : undefined
  if (call === undefined || request.method !== 'POST') return undefined
  const read = await readFields(request, largestBody)
  if ('status' in read && read.status === 413) {
    return Response.json({ problem: 'internal-error' }, { status: 413, headers })
  }
  const answer = await phoneCall(context, call, 'fields' in read ? read.fields : {})
  return Response.json(answer, { status: statusOf(answer), headers })
}
