import { tellBrokenAnswer } from './brokenAnswers.ts'
import { ApiError } from './failure.ts'
import type { EndpointKey } from './gen/endpoints.ts'

/**
 * Checks a response against the contract, in development and tests only: the validators never reach
 * a player's browser. Listeners of `brokenAnswers` also get the violations, because the error
 * messages for players do not contain them.
 * @throws {ApiError} of kind `contract`, with the path and the reasons.
 */
export async function checkAnswer(key: EndpointKey, status: number, value: unknown): Promise<void> {
  if (!import.meta.env?.DEV) return
  const { responseValidators } = await import('./gen/validators.js')
  const answer = await answerOf(value)
  const check = responseValidators[key][status]
  const violations = check
    ? check(answer)
    : [{ path: '', reason: `the contract has no answer ${status}` }]
  if (violations === null || violations.length === 0) return
  tellBrokenAnswer({ call: key, status, violations })
  throw new ApiError(key, {
    kind: 'contract',
    path: violations[0]?.path ?? '',
    violations: violations.map(({ path, reason }) => `${path} ${reason}`.trim()),
  })
}

/** Body as the contract defines it: bytes, or the envelope around a value. */
async function answerOf(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return new Uint8Array(await value.arrayBuffer())
  return value === null ? { success: true } : { success: true, value }
}
