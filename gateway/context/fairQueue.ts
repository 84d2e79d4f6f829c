/** Work that takes long, a little at a time, in turns between those who ask for it. */
import { FaultError } from '../../platform/server/faultError.ts'

/** A call that may ask for work, several times. */
export type QueueCaller = {
  /** The owner of the turn that it uses: an address, or the network of one subscriber. */
  address: string
  /** Aborted when nobody waits for the call's answer any more. */
  readonly signal: AbortSignal
}

export type FairQueue = {
  /**
   * Takes a place for what a call is about to ask for, which is then not refused any more.
   * @throws {FaultError} 503 with `Retry-After` where it would wait for too long.
   */
  admit(caller: QueueCaller): void
  /**
   * Runs work in the caller's turn; without a caller it is the server's own, which is never refused.
   * @throws {FaultError} 503 as `admit` does, or because the caller has gone meanwhile.
   */
  run<Result>(caller: QueueCaller | undefined, work: () => Promise<Result>): Promise<Result>
  /** Gives back the place of a call that has ended without using it. */
  leave(caller: QueueCaller): void
  /** Pieces of work that wait, those that calls have a place for included. */
  waiting(): number
  running(): number
}

/** Times in milliseconds. */
type Options = {
  /** How much runs at once. */
  width: number
  /** Milliseconds; a caller who would wait longer is rejected. */
  longestWait: number
  /** How long a piece of work takes, until some were measured. */
  usualTime: number
  now?: () => number
  onRefused?: () => void
}

/** How much of the measured time is the newest piece's. */
const weight = 0.2
/** No address is like it. */
const ownWork = ''

const unavailable = (milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new FaultError('TEMPORARILY_UNAVAILABLE', undefined, { 'Retry-After': String(seconds) })
}

/**
 * Each address has a line, and the lines take turns: whoever comes first from an address waits for
 * one piece of each other address, however long their lines are.
 */
export function createFairQueue({
  width,
  longestWait,
  usualTime,
  now = performance.now.bind(performance),
  onRefused = () => {},
}: Options): FairQueue {
  const lines = new Map<string, (() => void)[]>()
  /** By address: what waits in its line, and what will, of calls that have a place. */
  const depths = new Map<string, number>()
  const places = new WeakMap<QueueCaller, 'kept' | 'used'>()
  let time = usualTime
  let running = 0

  const depthOf = (address: string) => depths.get(address) ?? 0
  const deepen = (address: string, by: 1 | -1) => {
    const depth = depthOf(address) + by
    if (depth > 0) depths.set(address, depth)
    else depths.delete(address)
  }

  /** How long the next piece of an address would wait for its turn. */
  const waitOf = (address: string): number => {
    const mine = depthOf(address)
    let ahead = mine
    for (const [other, depth] of depths) if (other !== address) ahead += Math.min(depth, mine + 1)
    return (Math.max(0, ahead + running - width + 1) * time) / width
  }

  const admit = (caller: QueueCaller) => {
    if (places.has(caller)) return
    const wait = waitOf(caller.address)
    if (wait > longestWait) {
      onRefused()
      throw unavailable(wait)
    }
    places.set(caller, 'kept')
    deepen(caller.address, 1)
  }

  const spend = (caller: QueueCaller) => {
    if (places.get(caller) === 'kept') deepen(caller.address, -1)
    places.set(caller, 'used')
  }

  const startNext = () => {
    const [next] = lines
    if (!next) return
    const [address, line] = next
    const start = line.shift()
    // The address's next piece is behind one of each other address.
    lines.delete(address)
    if (line.length > 0) lines.set(address, line)
    deepen(address, -1)
    running += 1
    start?.()
  }

  const turn = (address: string, signal: AbortSignal | undefined): Promise<void> => {
    if (signal?.aborted) return Promise.reject(unavailable(0))
    if (running < width) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', goAway)
        resolve()
      }
      const goAway = () => {
        const rest = (lines.get(address) ?? []).filter((other) => other !== start)
        // A line that still has callers keeps its turn.
        if (rest.length > 0) lines.set(address, rest)
        else lines.delete(address)
        deepen(address, -1)
        reject(unavailable(0))
      }
      signal?.addEventListener('abort', goAway, { once: true })
      lines.set(address, [...(lines.get(address) ?? []), start])
      deepen(address, 1)
    })
  }

  return {
    admit,
    async run(caller, work) {
      if (caller) {
        admit(caller)
        spend(caller)
      }
      await turn(caller?.address ?? ownWork, caller?.signal)
      const begun = now()
      try {
        const result = await work()
        time += (now() - begun - time) * weight
        return result
      } finally {
        running -= 1
        startNext()
      }
    },
    leave(caller) {
      if (places.get(caller) === 'kept') spend(caller)
    },
    waiting: () => depths.values().reduce((sum, depth) => sum + depth, 0),
    running: () => running,
  }
}
