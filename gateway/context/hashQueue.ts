/** The queue in which calls wait for the hashes of their passwords. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Server } from '../../platform/server/server.ts'
import { subscriberOf } from '../../src/lib/subscriber.ts'
import { createFairQueue, type QueueCaller } from './fairQueue.ts'

export type HashQueue = {
  /** Takes a place for the hashes of the call that runs now, or refuses it. */
  admit(): void
  /** Hashes in the turn of the call that runs now. */
  run<Result>(hash: () => Promise<Result>): Promise<Result>
  /** A server whose calls have turns of their own; what asks without one is the gateway itself. */
  knowCallers(server: Server): Server
  waiting(): number
  running(): number
}

/**
 * Node's pool has four threads, which files, names of hosts and compression want too: two stay free
 * for them. More at once would not end sooner either, where there are as few processors.
 */
const atOnce = 2
/** A person waits that long for a log-in; later they try again anyway, and the work is in vain. */
const longestWait = 5000
/** Of a hash at the recommended cost, until some were measured. */
const usualTime = 300

export function createHashQueue(onRefused?: () => void): HashQueue {
  const queue = createFairQueue({
    width: atOnce,
    longestWait,
    usualTime,
    ...(onRefused && { onRefused }),
  })
  // Known here and not handed through every handler: no behaviour depends on who waits.
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
        // Made by the request when it is asked for, which most calls never do.
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
    waiting: queue.waiting,
    running: queue.running,
  }
}
