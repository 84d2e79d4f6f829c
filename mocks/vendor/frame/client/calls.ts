/** Calls from the page of a game to the vendor's server. */

import type { RefusalCode } from '../emulatedGame.ts'

/** Timeout of a call, in milliseconds. */
const callTimeout = 15_000

/** Result of an action, or the error if the server refused the action. */
export type Answer<Result> = { ok: true; result: Result } | { ok: false; code: RefusalCode }

/**
 * Sends an action to the server.
 * @throws if no response arrived; the action may have taken effect.
 */
export async function callAct<Result>(
  path: string,
  act: string,
  body: object,
): Promise<Answer<Result>> {
  const response = await fetch(`${path}/${act}`, {
    method: 'POST',
    // Sent as text, because JSON from a sandboxed page would require a CORS preflight.
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(callTimeout),
  })
  if (!response.ok && response.status !== 404 && response.status !== 422) {
    throw new Error(`The vendor answered ${response.status}`)
  }
  // The response comes from the emulated vendor's own server, so its type is certain.
  return (await response.json()) as Answer<Result>
}

/**
 * Actions with money have an idempotency key. An action without a response is repeated with the
 * same key, so that it takes effect only once.
 */
export function createMoneyCalls(path: string) {
  const unanswered = new Map<string, string>()
  return async <Result>(act: string, body: object): Promise<Answer<Result>> => {
    const content = `${act} ${JSON.stringify(body)}`
    const key = unanswered.get(content) ?? crypto.randomUUID()
    unanswered.set(content, key)
    const answer = await callAct<Result>(path, act, { ...body, key })
    unanswered.delete(content)
    return answer
  }
}
