/** Queue that limits how many passwords are hashed in parallel. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Server } from '../../platform/server/server.ts'
import { subscriberOf } from '../../src/lib/subscriber.ts'
import { createFairQueue, type QueueCaller } from './fairQueue.ts'

export type HashQueue = {
  /**
   * Reserves a place for the password hash of the current call.
   * @throws {FaultError} 503 if the hash would wait too long.
   */
  admit(): void
  /** Runs a hash when it is the turn of the current call. */
  run<Result>(hash: () => Promise<Result>): Promise<Result>
  /**
   * Wraps a server so that the queue knows the caller of each call. Hashes outside of calls belong
   * to the gateway itself.
   */
  knowCallers(server: Server): Server
  countWaiting(): number
  countRunning(): number
}

/**
 * Node's thread pool has four threads. Two stay free for files, DNS and compression, and more
 * parallel hashes would not be faster on a machine with few processors.
 */
const atOnce = 2
/**
 * Longest wait of a hash in milliseconds. After a longer wait most players have given up or
 * retried, so the hash would be useless.
 */
const longestWait = 5000
/**
 * Duration in milliseconds of a hash at the recommended cost. It is assumed before the first
 * measurement.
 */
const usualTime = 300

export function createHashQueue(onRefused?: () => void): HashQueue {
  const queue = createFairQueue({
    width: atOnce,
    longestWait,
    usualTime,
    ...(onRefused && { onRefused }),
  })
  // The caller is passed in asynchronous local storage, because only the queue needs it.
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
        // The signal is a getter because a request creates it lazily, and most calls never need it.
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
