/**
 * Sends SMS with a signed POST of JSON to the operator's webhook. `README.md` describes how the
 * receiver verifies the signature.
 */

import { createHmac, randomUUID } from 'node:crypto'
import { maskPhone } from '../../platform/domain/accounts/account/maskedContact.ts'
import type { Sender, SmsMessage } from '../../platform/providers.ts'
import { type Attempt, type DeliveryOptions, deliver, usualAttemptLimit } from './delivery.ts'

export type SmsWebhookSettings = { url: string; secret: string }

/**
 * Signature of a request. The receiver uses it to verify the sender.
 * @param timestamp seconds since 1970.
 */
const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

/** Milliseconds to wait, as the receiver requested. Only `Retry-After` in seconds is supported. */
function retryAfter(response: Response): { notBefore?: number } {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return seconds > 0 ? { notBefore: seconds * 1000 } : {}
}

async function judge(response: Response): Promise<Attempt> {
  await response.body?.cancel()
  const { status } = response
  if (response.ok) return { kind: 'taken' }
  const reason = `status ${status}`
  if (status === 429 || status >= 500) return { kind: 'failed', reason, ...retryAfter(response) }
  return { kind: 'refused', reason }
}

/** Reason for a missing response: a system error code, or the name of the error. */
function reasonOf(error: unknown): string {
  const { cause } = Object(error)
  const code = Object(cause).code
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'no answer'
}

/** Creates an SMS sender that uses a webhook. A message keeps its id in all attempts. */
export function createSmsWebhook(
  { url, secret }: SmsWebhookSettings,
  options: DeliveryOptions,
): Sender<SmsMessage> {
  const { attemptLimit = usualAttemptLimit } = options
  const post = async (id: string, body: string): Promise<Attempt> => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      'X-Portico-Timestamp': timestamp,
      'X-Portico-Signature': signatureOf(secret, timestamp, body),
    }
    const signal = AbortSignal.timeout(attemptLimit)
    try {
      // Redirects are not followed, since they would send the code to another server.
      const redirect = 'manual' as const
      return await judge(await fetch(url, { method: 'POST', headers, body, signal, redirect }))
    } catch (error) {
      return { kind: 'failed', reason: reasonOf(error) }
    }
  }
  return {
    send({ to, text, purpose, sentAt }) {
      const id = randomUUID()
      const body = JSON.stringify({ id, to, text, purpose, sentAt: new Date(sentAt).toISOString() })
      return deliver({ id, kind: 'sms', shownTo: maskPhone(to) }, () => post(id, body), options)
    },
  }
}
