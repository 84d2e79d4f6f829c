import { windowFeatures } from '../../kit/window/openWindow.ts'
import { timeLimits } from '../../lib/timeLimits.ts'
import { askInWindow } from './askInWindow.ts'
import { PhoneAuthError, type PhoneAuthProblem, type PhoneAuthService } from './phoneAuthService.ts'

const path = '/social/phone'
const size = { width: 440, height: 560 }

const problems: ReadonlySet<string> = new Set<PhoneAuthProblem>([
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
])
const isProblem = (problem: string): problem is PhoneAuthProblem => problems.has(problem)

function textIn(answer: unknown, name: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const value: unknown = Reflect.get(answer, name)
  return typeof value === 'string' ? value : undefined
}

/** @throws {PhoneAuthError} when the response body names a problem. */
function throwProblem(answer: unknown): void {
  const problem = textIn(answer, 'problem')
  if (problem !== undefined)
    throw new PhoneAuthError(isProblem(problem) ? problem : 'internal-error')
}

async function post(call: 'codes' | 'tokens', body: object): Promise<unknown> {
  const request = new Request(new URL(`${path}/${call}`, location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeLimits.phoneAuth),
  })
  // The endpoint is not part of the portal's API contract, so the API client is not used.
  const response = await globalThis.fetch(request).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    throw new PhoneAuthError(isLate ? 'timeout' : 'network-request-failed', error)
  })
  const answer: unknown = await response.json().catch(() => undefined)
  throwProblem(answer)
  if (!response.ok) throw new PhoneAuthError('internal-error')
  return answer
}

/**
 * Phone-authentication service at `/social/phone` of the portal's origin. The emulators provide the
 * service. The user confirms the request in the service's window and types the code in the portal's
 * form.
 */
export const windowService: PhoneAuthService = {
  channel: 'window',
  async sendCode(phone, { language, signal }) {
    const query = new URLSearchParams({ ...phone, lang: language })
    const opened = window.open(`${path}?${query}`, 'phoneAuth', windowFeatures(size, window))
    if (opened === null) throw new PhoneAuthError('popup-blocked')
    const told = await askInWindow(opened, signal)
    throwProblem(told)
    await post('codes', { ...phone, check: textIn(told, 'check') ?? '' })
  },
  async confirm(phone, code) {
    const token = textIn(await post('tokens', { ...phone, code }), 'idToken')
    if (token === undefined) throw new PhoneAuthError('internal-error')
    return token
  },
}
