/** Queue that runs slow tasks with limited parallelism and takes turns between callers. */
import { FaultError } from '../../platform/server/faultError.ts'

/** A call that may queue several tasks. */
export type QueueCaller = {
  /** Key of the caller's turn: an IP address, or the network of one subscriber. */
  address: string
  /** Aborted when the caller no longer waits for the response. */
  readonly signal: AbortSignal
}

export type FairQueue = {
  /**
   * Reserves a place for the call's next task, which is then never rejected.
   * @throws {FaultError} 503 with `Retry-After` if the task would wait too long.
   */
  admit(caller: QueueCaller): void
  /**
   * Runs a task in the caller's turn. A task without a caller is the server's own and is never
   * rejected.
   * @throws {FaultError} 503 as `admit` does, or because the call was aborted meanwhile.
   */
  run<Result>(caller: QueueCaller | undefined, work: () => Promise<Result>): Promise<Result>
  /** Releases the place of a call that ended without using it. */
  leave(caller: QueueCaller): void
  /** Number of waiting tasks, reserved places included. */
  countWaiting(): number
  countRunning(): number
}

/** Times in milliseconds. */
type Options = {
  /** Number of tasks that run in parallel. */
  width: number
  /** Maximum wait in milliseconds. A caller who would wait longer is rejected. */
  longestWait: number
  /** Assumed duration of a task until some were measured, in milliseconds. */
  usualTime: number
  now?: () => number
  onRefused?: () => void
}

/** Weight of the newest measurement in the moving average. */
const weight = 0.2
/** Key of the server's own tasks. No address is an empty string. */
const ownWork = ''

const unavailable = (milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new FaultError('TEMPORARILY_UNAVAILABLE', undefined, { 'Retry-After': String(seconds) })
}

/** Tasks per address: those in its line, and those with a reserved place. */
function createDepths() {
  const depths = new Map<string, number>()
  return {
    change(address: string, by: 1 | -1): void {
      const depth = (depths.get(address) ?? 0) + by
      if (depth > 0) depths.set(address, depth)
      else depths.delete(address)
    },
    /** Number of tasks that have their turn before the next task of an address. */
    ahead(address: string): number {
      const mine = depths.get(address) ?? 0
      let sum = mine
      for (const [other, depth] of depths) if (other !== address) sum += Math.min(depth, mine + 1)
      return sum
    },
    sum: (): number => depths.values().reduce((sum, depth) => sum + depth, 0),
  }
}

/**
 * Each address has its own line, and the lines take turns. The first task of an address waits for
 * at most one task of each other address, however long the other lines are.
 */
export function createFairQueue({
  width,
  longestWait,
  usualTime,
  now = performance.now.bind(performance),
  onRefused = () => {},
}: Options): FairQueue {
  const lines = new Map<string, (() => void)[]>()
  const depths = createDepths()
  const places = new WeakMap<QueueCaller, 'kept' | 'used'>()
  let time = usualTime
  let running = 0

  /** Time that the next task of an address would wait for its turn, in milliseconds. */
  const waitOf = (address: string): number =>
    (Math.max(0, depths.ahead(address) + running - width + 1) * time) / width

  const admit = (caller: QueueCaller) => {
    if (places.has(caller)) return
    const wait = waitOf(caller.address)
    if (wait > longestWait) {
      onRefused()
      throw unavailable(wait)
    }
    places.set(caller, 'kept')
    depths.change(caller.address, 1)
  }

  const spend = (caller: QueueCaller) => {
    if (places.get(caller) === 'kept') depths.change(caller.address, -1)
    places.set(caller, 'used')
  }

  const startNext = () => {
    const [next] = lines
    if (!next) return
    const [address, line] = next
    const start = line.shift()
    // Moves the address behind all others.
    lines.delete(address)
    if (line.length > 0) lines.set(address, line)
    depths.change(address, -1)
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
        // A line with remaining tasks keeps its turn.
        if (rest.length > 0) lines.set(address, rest)
        else lines.delete(address)
        depths.change(address, -1)
        reject(unavailable(0))
      }
      signal?.addEventListener('abort', goAway, { once: true })
      lines.set(address, [...(lines.get(address) ?? []), start])
      depths.change(address, 1)
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
    countWaiting: depths.sum,
    countRunning: () => running,
  }
}
