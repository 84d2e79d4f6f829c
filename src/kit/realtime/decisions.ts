/** Timing and sequence rules of the realtime connection. Times are in milliseconds. */

import { timeLimits } from '../../lib/timeLimits.ts'

/** Maximum time between the starts of two attempts, so that a restored network is noticed soon. */
export const attemptsApart = timeLimits.socketAttempt
/**
 * Maximum time between two attempts at a server that has never responded, since such a server may
 * not offer a socket at all.
 */
const attemptsApartUnanswered = 30_000
const unansweredAttempts = 10
/** Delay after the server has refused a connection. */
const rejectedFor = 60_000
const firstDelay = 400

/** Reason why the last connection or attempt ended. */
export type Loss = { kind: 'lost' } | { kind: 'refused' } | { kind: 'leaving'; within: number }

type Attempts = {
  /** Number of attempts since the last stable connection. */
  count: number
  /** True if the server has accepted a connection of this page before. */
  hasAnswered: boolean
}

/** Maximum time from the start of an attempt to the start of the next. */
export function longestWait({ count, hasAnswered }: Attempts): number {
  const isUnanswered = !hasAnswered && count >= unansweredAttempts
  return isUnanswered ? attemptsApartUnanswered : attemptsApart
}

/**
 * Delay before the next attempt. It grows with each loss, and is randomized so that pages do not
 * all reconnect at once.
 * @param random from 0 to 1.
 */
export function delayAfter(loss: Loss, attempts: Attempts, random: number): number {
  if (loss.kind === 'leaving') return loss.within * random
  const spread = 0.5 + random / 2
  if (loss.kind === 'refused') return rejectedFor * spread
  const growing = firstDelay * 2 ** Math.max(0, attempts.count - 1)
  return Math.min(growing, longestWait(attempts)) * spread
}

/** Maximum silence of a connection in milliseconds: two heartbeats and `timeLimits.socketBeat`. */
export const silenceLimit = (heartbeat: number): number => 2 * heartbeat + timeLimits.socketBeat

/** Result of comparing a frame's sequence number with the last one received. */
export type Judgement = {
  sequence: number
  /** True if events may have been missed. */
  isGap: boolean
  /** True if the event was already received. */
  isDuplicate: boolean
}

/** Compares the sequence number of a frame with that of the last received event. */
export function judge(
  last: number,
  frame: { type: 'event' | 'beat' | 'gap'; sequence: number },
): Judgement {
  const { type, sequence } = frame
  const expected = type === 'event' ? last + 1 : last
  return {
    sequence: Math.max(last, sequence),
    isGap: type === 'gap' || sequence > expected,
    isDuplicate: type === 'event' && sequence <= last,
  }
}
