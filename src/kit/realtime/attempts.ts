import { delayAfter, type Loss, longestWait } from './decisions.ts'

type Options = {
  attempt: () => void
  now: () => number
  /** From 0 to 1. */
  random: () => number
}

/** Scheduler of connection attempts. */
export type Attempts = {
  /** Starts an attempt now; the next one follows after a failure. */
  begin: () => void
  /** The last attempt failed. */
  noteFailure: (loss: Loss) => void
  /** A connection that lasted `duration` milliseconds was lost. */
  noteLoss: (loss: Loss, duration: number) => void
  noteSuccess: () => void
  stop: () => void
  /** Resets the count of failures, for example when the network is back. */
  forget: () => void
}

/** Milliseconds after which a connection counts as stable; its loss starts a new count. */
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
