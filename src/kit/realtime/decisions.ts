/** Decisions of the realtime connection, as pure functions. Times are in milliseconds. */

import { timeLimits } from '../../lib/timeLimits.ts'

/** Longest time between the starts of two attempts, so that a restored network is noticed. */
export const attemptsApart = timeLimits.socketAttempt
/**
 * Longest time between two attempts for a server that has never responded: it may have no socket at
 * all.
 */
const attemptsApartUnanswered = 30_000
const unansweredAttempts = 10
/** Delay after the server has refused a connection. */
const rejectedFor = 60_000
const firstDelay = 400

/** Reason for the end of the last connection or attempt. */
export type Loss = { kind: 'lost' } | { kind: 'refused' } | { kind: 'leaving'; within: number }

type Attempts = {
  /** Attempts since the last stable connection. */
  count: number
  /** True once this page has been connected. */
  hasAnswered: boolean
}

/** Longest time until the next attempt, counted from the start of the last one. */
export function longestWait({ count, hasAnswered }: Attempts): number {
  const isUnanswered = !hasAnswered && count >= unansweredAttempts
  return isUnanswered ? attemptsApartUnanswered : attemptsApart
}

/**
 * Delay after a loss. It grows, and is randomized so that pages do not reconnect all at once.
 * @param random from 0 to 1.
 */
export function delayAfter(loss: Loss, attempts: Attempts, random: number): number {
  if (loss.kind === 'leaving') return loss.within * random
  const spread = 0.5 + random / 2
  if (loss.kind === 'refused') return rejectedFor * spread
  const growing = firstDelay * 2 ** Math.max(0, attempts.count - 1)
  return Math.min(growing, longestWait(attempts)) * spread
}

/** Longest silence of a connection: two beats and half a second. */
export const silenceLimit = (heartbeat: number): number => 2 * heartbeat + timeLimits.socketBeat

/** Meaning of a frame's sequence, relative to the events received before. */
export type Judgement = {
  sequence: number
  /** Events may have been missed. */
  isGap: boolean
  /** The event was received before. */
  isDuplicate: boolean
}

/** Judges an event, beat or gap by the sequence of the last received event. */
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
