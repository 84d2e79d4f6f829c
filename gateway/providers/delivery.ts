/**
 * Delivers a message with retries until it is accepted, refused or given up. Each step is logged.
 */

import { setTimeout as sleep } from 'node:timers/promises'

/** Result of an attempt. `reason` reveals nothing of the message. */
export type Attempt =
  | { kind: 'taken' }
  | { kind: 'refused'; reason: string }
  /**
   * Another attempt may succeed.
   * @property notBefore milliseconds to wait, as the receiver requested.
   */
  | { kind: 'failed'; reason: string; notBefore?: number }

/** Waits for some milliseconds. @throws when the signal is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

type Line = (event: string, fields: Readonly<Record<string, string | number>>) => void
type DeliveryLog = Readonly<Record<'info' | 'warn', Line>>

export type DeliveryOptions = {
  log: DeliveryLog
  /**
   * Aborts the waits between attempts. A message that waits for its next attempt is then given up.
   */
  stopSignal: AbortSignal
  /** Timeout of one attempt, in milliseconds. */
  attemptLimit?: number
  wait?: Wait
}

/** Milliseconds between attempts. A code is valid for five minutes, and the player waits for it. */
const waits = [1_000, 4_000, 15_000, 40_000]
const longestWait = 60_000
/** Default timeout of one attempt, in milliseconds. */
export const usualAttemptLimit = 10_000

const waitInTime: Wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal })

type Parcel = {
  /** Id of the message in the log and at the receiver. */
  id: string
  kind: 'sms' | 'e-mail' | 'notification'
  /** Receiver in the log, such as a masked phone number. */
  shownTo: string
}

/**
 * Sends a message with growing waits between the attempts.
 * @throws {Error} when the message is refused or given up.
 */
export async function deliver(
  { id, kind, shownTo }: Parcel,
  attempt: () => Promise<Attempt>,
  { log, stopSignal, wait = waitInTime }: DeliveryOptions,
): Promise<void> {
  for (let count = 1; ; count += 1) {
    const result = await attempt()
    const fields = { id, to: shownTo, attempts: count }
    if (result.kind === 'taken') {
      log.info(`${kind} sent`, fields)
      return
    }
    const { reason } = result
    const plannedWait = waits[count - 1]
    if (result.kind === 'refused' || plannedWait === undefined) {
      throw new Error(`${kind} ${id} to ${shownTo} given up after ${count} attempts: ${reason}`)
    }
    const milliseconds = Math.min(longestWait, Math.max(plannedWait, result.notBefore ?? 0))
    log.warn(`${kind} not sent yet`, { ...fields, reason, retryInMilliseconds: milliseconds })
    await wait(milliseconds, stopSignal).catch(() => {
      throw new Error(`${kind} ${id} to ${shownTo} given up, since the gateway stops: ${reason}`)
    })
  }
}
