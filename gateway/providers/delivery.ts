/**
 * Tries to send a message until it is taken, refused, or given up; each step is a line of the log.
 */

import { setTimeout as sleep } from 'node:timers/promises'

/** What became of an attempt. `reason` tells nothing of the message. */
export type Attempt =
  | { kind: 'taken' }
  | { kind: 'refused'; reason: string }
  /**
   * Another attempt may do better.
   * @property notBefore milliseconds that the receiver wants to be left alone.
   */
  | { kind: 'failed'; reason: string; notBefore?: number }

/** Waits for some milliseconds. @throws when the signal is given. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

type Line = (event: string, fields: Readonly<Record<string, string | number>>) => void
/** What the steps are told to. */
type DeliveryLog = Readonly<Record<'info' | 'warn', Line>>

export type DeliveryOptions = {
  log: DeliveryLog
  /** Ends the waits: what is not sent by then is given up. */
  stopSignal: AbortSignal
  /** What one attempt may take, in milliseconds. */
  attemptLimit?: number
  wait?: Wait
}

/** A code is good for five minutes, and its reader waits for it. */
const waits = [1_000, 4_000, 15_000, 40_000]
const longestWait = 60_000
/** What one attempt may take unless told otherwise, in milliseconds. */
export const usualAttemptLimit = 10_000

const waitInTime: Wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal })

type Parcel = {
  /** Names the message in the log, and at the receiver. */
  id: string
  kind: 'sms' | 'e-mail' | 'notification'
  /** The receiver as the log may show it. */
  shownTo: string
}

/**
 * Sends a message with growing waits between its attempts.
 * @throws {Error} when it is refused or given up.
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
