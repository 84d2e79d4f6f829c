/** Sends notifications to the push services of browsers with web-push and undici. */

import { randomUUID } from 'node:crypto'
import { isOfPushService } from '../../platform/domain/accounts/push/pushServices.ts'
import type { PushMessage, PushSender } from '../../platform/providers.ts'
import { type Attempt, type DeliveryOptions, deliver, usualAttemptLimit } from './delivery.ts'
import { lookupPublic } from './publicAddress.ts'

export type PushSettings = {
  /** Contact of the operator for push services: `mailto:` or an https URL. */
  subject: string
  /** Origins of additional push services, which may be on this machine. */
  services: readonly string[]
}

/** Thrown when the browser has unsubscribed from the endpoint. */
class EndpointGone extends Error {}

/** Derives the result of an attempt from the status of its response. @throws {EndpointGone} */
function judge(status: number, retryAfter: unknown): Attempt {
  if (status === 404 || status === 410) throw new EndpointGone()
  if (status >= 200 && status < 300) return { kind: 'taken' }
  const reason = `status ${status}`
  if (status !== 429 && status < 500) return { kind: 'refused', reason }
  // Only `Retry-After` in seconds is supported.
  const seconds = Number(retryAfter ?? Number.NaN)
  return { kind: 'failed', reason, ...(seconds > 0 && { notBefore: seconds * 1000 }) }
}

/** Reason for a missing response: a system error code, or the name of the error. */
function reasonOf(error: unknown): string {
  const { code, name } = Object(error)
  return String(code ?? name ?? 'no answer')
}

/** Creates the encrypted and signed request of one attempt. */
async function requestOf(message: PushMessage, subject: string) {
  // Loaded on demand, since most gateways start without push subscriptions.
  const { default: webPush } = await import('web-push')
  const { target, keys, payload, lifetime, urgency, topic } = message
  const { endpoint, p256dh, auth } = target
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, ...keys },
    TTL: lifetime,
    urgency,
    topic,
    contentEncoding: 'aes128gcm',
  })
}

/**
 * Creates a sender of push notifications. A configured service may have any IP address. For any
 * other endpoint of a browser, the connection must go to a public IP address. Redirects are not
 * followed.
 */
export function createWebPush(
  { subject, services }: PushSettings,
  options: DeliveryOptions,
): PushSender {
  const { attemptLimit = usualAttemptLimit, stopSignal } = options
  const openAgents = async () => {
    const { Agent } = await import('undici')
    const timeouts = { headersTimeout: attemptLimit, bodyTimeout: attemptLimit }
    const own = new Agent({ ...timeouts, connect: { timeout: attemptLimit } })
    const foreign = new Agent({
      ...timeouts,
      connect: { timeout: attemptLimit, lookup: lookupPublic },
    })
    // `close` first completes requests in progress.
    const close = () => void Promise.all([own.close(), foreign.close()])
    if (stopSignal.aborted) close()
    else stopSignal.addEventListener('abort', close, { once: true })
    return { own, foreign }
  }
  let agents: ReturnType<typeof openAgents> | undefined
  const post = async (message: PushMessage): Promise<Attempt> => {
    const { body, headers } = await requestOf(message, subject)
    const { origin, pathname, search } = new URL(message.target.endpoint)
    agents ??= openAgents()
    const { own, foreign } = await agents
    const agent = services.includes(origin) ? own : foreign
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
    const signal = AbortSignal.timeout(attemptLimit)
    const answer = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method: 'POST',
      headers: Object.fromEntries(texts),
      body,
      signal,
    })
    await answer.body.dump()
    return judge(answer.statusCode, answer.headers['retry-after'])
  }
  const attempt = async (message: PushMessage): Promise<Attempt> => {
    try {
      return await post(message)
    } catch (error) {
      if (error instanceof EndpointGone) throw error
      return { kind: 'failed', reason: reasonOf(error) }
    }
  }
  return {
    knows: (endpoint) => isOfPushService(endpoint, services),
    async send(message) {
      const parcel = {
        id: randomUUID(),
        kind: 'notification',
        // Only the host is logged, since the rest of the endpoint is secret.
        shownTo: new URL(message.target.endpoint).host,
      } as const
      try {
        await deliver(parcel, () => attempt(message), options)
        return 'sent'
      } catch (error) {
        if (error instanceof EndpointGone) return 'gone'
        throw error
      }
    },
  }
}
