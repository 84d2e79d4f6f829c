/** Queue for slow tasks. It limits how many run in parallel, and serves callers in turn. */
import { FaultError } from '../../platform/server/faultError.ts'

/** Call of the API that may add several tasks to the queue. */
export type QueueCaller = {
  /** Key by which callers are served in turn: an IP address, or the network of one subscriber. */
  address: string
  /** Aborted when the caller no longer waits for the response. */
  readonly signal: AbortSignal
}

export type FairQueue = {
  /**
   * Reserves a place for the call's next task. `run` does not reject a task with a reserved place,
   * even if the queue is long.
   * @throws {FaultError} 503 with `Retry-After` if the task would wait too long.
   */
  admit(caller: QueueCaller): void
  /**
   * Runs a task when it is the turn of its caller. A task without a caller belongs to the server
   * itself and is never rejected.
   * @throws {FaultError} 503 if the task has no reserved place and would wait too long, or if the
   * call is aborted while the task waits.
   */
  run<Result>(caller: QueueCaller | undefined, work: () => Promise<Result>): Promise<Result>
  /** Releases the reserved place of a call that ended without running a task. */
  leave(caller: QueueCaller): void
  /** Number of waiting tasks, including reserved places. */
  countWaiting(): number
  countRunning(): number
}

type Options = {
  /** Maximum number of tasks that run in parallel. */
  width: number
  /** Maximum wait of a task in milliseconds. A task that would wait longer is rejected. */
  longestWait: number
  /** Duration of a task in milliseconds that is assumed before the first measurement. */
  usualTime: number
  now?: () => number
  onRefused?: () => void
}

/** Weight of the latest measurement in the moving average of durations. */
const weight = 0.2
/** Key for tasks of the server itself. It is never the IP address of a caller. */
const ownWork = ''

const unavailable = (milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new FaultError('TEMPORARILY_UNAVAILABLE', undefined, { 'Retry-After': String(seconds) })
}

/** Counts the tasks of each IP address: waiting ones and reserved places. */
function createDepths() {
  const depths = new Map<string, number>()
  return {
    change(address: string, by: 1 | -1): void {
      const depth = (depths.get(address) ?? 0) + by
      if (depth > 0) depths.set(address, depth)
      else depths.delete(address)
    },
    /** Number of waiting tasks that start before the next task of an IP address. */
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
 * Creates a queue in which each IP address has its own line, and the lines are served in turn. The
 * first task of an IP address waits for at most one task of each other IP address, however long the
 * other lines are.
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

  /** Wait of an IP address's next task, in milliseconds, if each task takes the average time. */
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
    // Re-adding the IP address moves its line behind all others.
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
        // Setting an existing key does not change its position, so the line keeps its turn.
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
