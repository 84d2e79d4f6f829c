/** Queue that limits how many passwords are hashed in parallel. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Server } from '../../platform/server/server.ts'
import { subscriberOf } from '../../src/lib/subscriber.ts'
import { createFairQueue, type QueueCaller } from './fairQueue.ts'

export type HashQueue = {
  /** Reserves a place for the hashes of the current call, or rejects the call. */
  admit(): void
  /** Hashes in the turn of the current call. */
  run<Result>(hash: () => Promise<Result>): Promise<Result>
  /**
   * Wraps a server so that each call has its own turn. Hashes outside of calls count as the
   * gateway's own.
   */
  knowCallers(server: Server): Server
  countWaiting(): number
  countRunning(): number
}

/**
 * Node's thread pool has four threads. Two stay free for files, DNS and compression. More parallel
 * hashes would not finish sooner on a machine with few processors.
 */
const atOnce = 2
/**
 * Longest wait in milliseconds. Later, the player has usually given up or retried, so the hash
 * would be wasted.
 */
const longestWait = 5000
/** Milliseconds of a hash at the recommended cost. Used until some hashes were measured. */
const usualTime = 300

export function createHashQueue(onRefused?: () => void): HashQueue {
  const queue = createFairQueue({
    width: atOnce,
    longestWait,
    usualTime,
    ...(onRefused && { onRefused }),
  })
  // Stored here instead of passed through every handler, since no behaviour depends on the caller.
  const calls = new AsyncLocalStorage<QueueCaller>()
  return {
    admit() {
      const caller = calls.getStore()
      if (caller) queue.admit(caller)
    },
    run: (hash) => queue.run(calls.getStore(), hash),
    knowCallers: (server) => async (request, context) => {
      const caller = {
        address: subscriberOf(context.ip),
        // A getter, because the request creates its signal lazily and most calls never need it.
        get signal() {
          return request.signal
        },
      }
      try {
        return await calls.run(caller, () => server(request, context))
      } finally {
        queue.leave(caller)
      }
    },
    countWaiting: queue.countWaiting,
    countRunning: queue.countRunning,
  }
}
