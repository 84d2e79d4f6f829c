import { delayAfter, type Loss, longestWait } from './decisions.ts'

type Options = {
  attempt: () => void
  now: () => number
  /** Random number from 0 to 1. */
  random: () => number
}

/** Schedule of connection attempts. */
export type Attempts = {
  /** Starts an attempt now and schedules the next one in case it fails. */
  begin: () => void
  noteFailure: (loss: Loss) => void
  /**
   * Call when a connection was lost; `duration` is the time for which it had lasted, in
   * milliseconds.
   */
  noteLoss: (loss: Loss, duration: number) => void
  noteSuccess: () => void
  stop: () => void
  /** Resets the count of failed attempts, for example when the network is back. */
  forget: () => void
}

/**
 * Milliseconds after which a connection is stable. Losing a stable one resets the count of
 * attempts.
 */
const lastingFrom = 5000

export function planAttempts({ attempt, now, random }: Options): Attempts {
  let count = 0
  let hasAnswered = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let nextAt = Number.POSITIVE_INFINITY

  const at = (time: number) => {
    clearTimeout(timer)
    nextAt = time
    timer = setTimeout(begin, Math.max(0, time - now()))
  }
  const begin = () => {
    count += 1
    at(now() + longestWait({ count, hasAnswered }))
    attempt()
  }
  const after = (loss: Loss) => now() + delayAfter(loss, { count, hasAnswered }, random())

  return {
    begin,
    noteFailure: (loss) =>
      at(loss.kind === 'refused' ? after(loss) : Math.min(after(loss), nextAt)),
    noteLoss(loss, duration) {
      if (duration >= lastingFrom) count = 0
      at(after(loss))
    },
    noteSuccess() {
      hasAnswered = true
      clearTimeout(timer)
    },
    stop: () => clearTimeout(timer),
    forget() {
      count = 0
    },
  }
}
