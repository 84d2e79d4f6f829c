/** What the connection decides, as plain functions. Times are in milliseconds. */

import { timeLimits } from '../../lib/timeLimits.ts'

/**
 * The longest time between the beginnings of two attempts, so that a network that is back is
 * noticed.
 */
export const attemptsApart = timeLimits.socketAttempt
/** The same, for a server that has never answered: perhaps it has no socket at all. */
const attemptsApartUnanswered = 30_000
const unansweredAttempts = 10
/** How long to stay away from a server that has refused. */
const rejectedFor = 60_000
const firstDelay = 400

/** Why the last connection or attempt ended. */
export type Loss = { kind: 'lost' } | { kind: 'refused' } | { kind: 'leaving'; within: number }

type Attempts = {
  /** Since the last connection that lasted. */
  count: number
  /** Whether this page has ever been connected. */
  hasAnswered: boolean
}

/** The longest time until the next attempt begins, counted from the beginning of the last. */
export function longestWait({ count, hasAnswered }: Attempts): number {
  const isUnanswered = !hasAnswered && count >= unansweredAttempts
  return isUnanswered ? attemptsApartUnanswered : attemptsApart
}

/**
 * How long to wait after a loss: growing, and never the same for all pages, so that they do not
 * come back at once.
 * @param random from 0 to 1.
 */
export function delayAfter(loss: Loss, attempts: Attempts, random: number): number {
  if (loss.kind === 'leaving') return loss.within * random
  const spread = 0.5 + random / 2
  if (loss.kind === 'refused') return rejectedFor * spread
  const growing = firstDelay * 2 ** Math.max(0, attempts.count - 1)
  return Math.min(growing, longestWait(attempts)) * spread
}

/** How long a connection may be silent: two beats and a half second. */
export const silenceLimit = (heartbeat: number): number => 2 * heartbeat + timeLimits.socketBeat

/** What a frame with a sequence means for what was heard before. */
export type Judgement = {
  sequence: number
  /** Events may have been missed. */
  isGap: boolean
  /** The event was heard already. */
  isDuplicate: boolean
}

/** Judges an event, a beat or a gap by the sequence of the last event that was heard. */
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
